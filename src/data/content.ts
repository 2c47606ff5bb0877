import type { FieldsOf, Resource } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';

type Listed = typeof resources;

type PartOf<R extends Resource> = {
  record: FieldsOf<R> | null;
  rows: readonly FieldsOf<R>[];
}[R['form']];

/** The content of the data service. An empty record is null, and a list may have no rows. */
export type Content = { [N in keyof Listed]: PartOf<Listed[N]> };

/** The content of a page before the first response, if the build has stored no snapshot. */
export const noContent = emptyContent();

function emptyContent(): Content;
function emptyContent(): object {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { form }]) => [name, form === 'rows' ? [] : null]),
  );
}
