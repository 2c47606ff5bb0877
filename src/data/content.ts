import type { FieldsOf, Resource } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';

type Listed = typeof resources;

type PartOf<R extends Resource> = {
  record: FieldsOf<R> | null;
  rows: readonly FieldsOf<R>[];
}[R['form']];

/** The content from the data service. A record whose fields are all empty is null, and a list may have no rows. */
export type Content = { [N in keyof Listed]: PartOf<Listed[N]> };

/** The content of a page before the data service's first response, if the build has stored no earlier response. */
export const noContent = emptyContent();

function emptyContent(): Content;
function emptyContent(): object {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { form }]) => [name, form === 'rows' ? [] : null]),
  );
}
