import { isDeepStrictEqual } from 'node:util';
import { replaceTargets } from '../../config/rich-text.ts';
import type { Act, OwnerFile } from '../../desk-protocol.ts';
import { formatPath, type Path, valueAt } from '../../schema/path.ts';
import { isRequiredAt, type Schema } from '../../schema/schema-tree.ts';
import { schemaValues } from '../../schema/schema-values.ts';
import { fileNames, schemas } from '../site-files/owner-files.ts';
import type { TextEdit } from '../yaml-edits/value-edits.ts';
import { corrected } from './corrected-value.ts';
import type { OwnerValues } from './owner-texts.ts';

export type FileEdit = TextEdit & { file: OwnerFile };

/** Changes the address of a page, and every link to it. */
export function renamePage(
  { path, value: given }: Extract<Act, { kind: 'set' }>,
  values: OwnerValues,
): FileEdit[] {
  const from = String(valueAt(values.site, path));
  const to = String(corrected('site', values.site, path, given));
  const renamed = (link: string) => (leadsTo(from, link) ? to + link.slice(from.length) : link);
  const links = pageTexts(values).flatMap(({ file, role, value, path }): FileEdit[] => {
    const after = role === 'page' ? renamed(value) : replaceTargets(value, renamed);
    return after === value ? [] : [{ file, kind: 'set', path, value: after }];
  });
  return [{ file: 'site', kind: 'set', path, value: to }, ...links];
}

/** Returns the edits that take away all links to a page that is removed, the last one first; none for other places. */
export function removeLinks(
  { file, path: place }: Extract<Act, { kind: 'remove' }>,
  values: OwnerValues,
): FileEdit[] {
  const page = valueAt(values[file], [...place, 'path']);
  if (formatPath(place) !== `pages[${place[1]}]` || typeof page !== 'string') return [];
  const kept = (link: string) => (leadsTo(page, link) ? undefined : link);
  return pageTexts(values)
    .filter(({ path }) => !isDeepStrictEqual(path.slice(0, 2), place))
    .flatMap(({ file, role, value, path }): FileEdit[] => {
      const after = role === 'page' ? kept(value) : replaceTargets(value, kept);
      if (after === value) return [];
      if (after !== undefined) return [{ file, kind: 'set', path, value: after }];
      return [{ file, kind: 'remove', path: removable(schemas[file], values[file], path) }];
    })
    .reverse();
}

const leadsTo = (page: string, link: string) => link === page || link.startsWith(`${page}#`);

/** Lists the texts of both files that name a page or may have links to one. */
function pageTexts(values: OwnerValues) {
  return fileNames.flatMap((file) =>
    schemaValues(schemas[file], values[file]).flatMap(({ role, value, path }) => {
      const isMeant = typeof value === 'string' && (role === 'page' || role === 'rich text');
      return isMeant ? [{ file, role, value, path }] : [];
    }),
  );
}

/** Returns the path of the smallest part around a value that may be left out. */
function removable(schema: Schema, root: unknown, path: Path): Path {
  const above = path.slice(0, -1);
  const around = valueAt(root, above);
  if (Array.isArray(around) ? around.length > 1 : !isRequiredAt(schema, root, path)) return path;
  return above.length === 0 ? [] : removable(schema, root, above);
}
