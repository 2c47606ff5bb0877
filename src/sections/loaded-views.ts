import type { ComponentType } from 'react';
import type { AnySection, SectionType, SectionViews } from './types.ts';
import * as registered from './views.ts';

/** A view of any type. */
type View = ComponentType<AnySection>;
type Views = Readonly<Record<SectionType, View | { load: () => Promise<Record<string, View>> }>>;

const checked: SectionViews = registered;
// TypeScript cannot see that the view and the fields belong to the same type. The schema has checked
// the fields by `type`, and `SectionViews` that the view of that name takes them.
const views = checked as Views;

const loaded: { [T in SectionType]?: View | undefined } = {};

/**
 * Loads the views of section types; those that come with the script of all pages are there already.
 * @throws when the script of one does not come.
 */
export async function loadViews(types: readonly SectionType[]): Promise<void> {
  await Promise.all(types.map(loadView));
}

async function loadView(type: SectionType): Promise<void> {
  const view = views[type];
  loaded[type] ??= typeof view === 'function' ? view : (await view.load())[capitalize(type)];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The view of a section type; it has been loaded before anything is rendered. */
export function viewOf(type: SectionType): View {
  const view = loaded[type];
  if (!view) throw new Error(`The view of ${type} is not loaded`);
  return view;
}
