import type { FieldsOf, Resource, Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';

/** The content of resources. An empty record is null, and a list may have no rows. */
export type ContentOf<R extends Resources> = { [N in keyof R]: PartOf<R[N]> };

type PartOf<R extends Resource> = {
  record: FieldsOf<R> | null;
  rows: readonly FieldsOf<R>[];
}[R['form']];

/** The content of the data service. Parts without content are empty. */
export type Content = ContentOf<typeof resources>;

/** The content of a page before the first response, if the build has stored no snapshot. */
export const noContent: Content = emptyContent(resources);

/** Returns content whose parts are all empty. */
export function emptyContent<R extends Resources>(resources: R): ContentOf<R>;
export function emptyContent(resources: Resources): Record<string, null | readonly never[]> {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { form }]) => [name, form === 'rows' ? [] : null]),
  );
}
