import type { ComponentType } from 'react';
import type { AnySection, SectionViews } from './types.ts';
import * as registered from './views.ts';

const views: SectionViews = registered;

/** Shows a section of any type through the view of its type. */
export function Section({ section }: { section: AnySection }) {
  // TypeScript cannot see that the view and the fields belong to the same type. The schema has
  // checked the fields by `type`, and `SectionViews` that the view of that name takes them.
  const View = views[section.type] as ComponentType<AnySection>;
  return <View {...section} />;
}
