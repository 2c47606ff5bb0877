import { viewOf } from './loaded-views.ts';
import type { AnySection } from './types.ts';

/** Renders a section with the view of its type. */
export function Section({ section }: { section: AnySection }) {
  const View = viewOf(section.type);
  return <View {...section} />;
}
