import type { ComponentType } from 'react';
import type { AnySection, SectionType, SectionViews } from './types.ts';
import * as registered from './views.ts';

type View = ComponentType<AnySection>;
type Views = Readonly<Record<SectionType, View | { load: () => Promise<Record<string, View>> }>>;

const checked: SectionViews = registered;
// TypeScript cannot check that a view gets the fields of its own type. The schema has checked the fields
// by `type`, and the type `SectionViews` checks that the view of this type takes these fields.
const views = checked as Views;

// An edit may evaluate this module again on an open page, whose views stay loaded.
const kept = import.meta.env.SSR ? undefined : import.meta.hot?.data;
const loaded: { [T in SectionType]?: View | undefined } = kept?.['loaded'] ?? {};
if (kept) kept['loaded'] = loaded;

/** Loads the views that are not in the main bundle. Rejects if the script of a view fails to load. */
export async function loadViews(types: readonly SectionType[]): Promise<void> {
  const loading = types.map(async (type) => {
    const view = views[type];
    const exported = type.charAt(0).toUpperCase() + type.slice(1);
    loaded[type] ??= typeof view === 'function' ? view : (await view.load())[exported];
  });
  await Promise.all(loading);
}

/** Renders a section with the view of its type. `loadViews` must have loaded this view. */
export function Section({ section }: { section: AnySection }) {
  const View = loaded[section.type];
  if (!View) throw new Error(`The view of ${section.type} is not loaded`);
  return <View {...section} />;
}
