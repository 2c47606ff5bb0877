import { viewOf } from './loaded-views.ts';
import type { AnySection } from './types.ts';

/** Shows a section of any type through the view of its type. */
export function Section({ section }: { section: AnySection }) {
  const View = viewOf(section.type);
  return <View {...section} />;
}
