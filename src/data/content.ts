import type { FieldsOf, Resource, Resources } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';

/** What resources come to: a record that says nothing is null, rows may be none. */
export type ContentOf<R extends Resources> = { [N in keyof R]: PartOf<R[N]> };

type PartOf<R extends Resource> = {
  record: FieldsOf<R> | null;
  rows: readonly FieldsOf<R>[];
}[R['form']];

/** What the data service has to say; a part it said nothing of is empty. */
export type Content = ContentOf<typeof resources>;

/** No content at all: what a page has before the first answer, where the build took no snapshot. */
export const noContent: Content = emptyContent(resources);

/** Every part of the content, empty. */
export function emptyContent<R extends Resources>(resources: R): ContentOf<R>;
export function emptyContent(resources: Resources): Record<string, null | readonly never[]> {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { form }]) => [name, form === 'rows' ? [] : null]),
  );
}
