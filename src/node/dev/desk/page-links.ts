import { namedPage, pageForm } from '../../../config/page-link.ts';
import { replaceTargets } from '../../../config/rich-text.ts';
import type { Act } from '../../../desk-protocol/requests.ts';
import { formatPath, isWithin, type Path, valueAt } from '../../../schema/path.ts';
import { isRequiredAt, type Schema } from '../../../schema/schema-tree.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import { type FileName, fileNames, schemas } from '../../files/site-files/owner-files.ts';
import type { TextEdit } from '../../files/yaml-edits/value-edits.ts';
import { corrected } from './corrected-value.ts';
import type { OwnerValues } from './owner-texts.ts';

export type FileEdit = TextEdit & { file: FileName };

/** Changes the address of a page, and every link to it. */
export function renamePage(
  { path, value: given }: Extract<Act, { kind: 'set' }>,
  values: OwnerValues,
): FileEdit[] {
  const to = String(corrected('site', values, path, given));
  const links = linkEdits(values, String(valueAt(values.site, path)), to);
  return [{ file: 'site', kind: 'set', path, value: to }, ...links];
}

/** Returns the edits that take away all links to a page that is removed; none for other places. */
export function removeLinks(
  { file, path: place }: Extract<Act, { kind: 'remove' }>,
  values: OwnerValues,
): FileEdit[] {
  const page = valueAt(values[file], [...place, 'path']);
  if (formatPath(place) !== `pages[${place[1]}]` || typeof page !== 'string') return [];
  return linkEdits(values, page, undefined, place);
}

/**
 * Returns the edits that give the links to a page in both files another address, or take them away; the last one first.
 * @param except the path of the page whose own links stay
 */
function linkEdits(values: OwnerValues, page: string, to?: string, except?: Path): FileEdit[] {
  const targetOf = (link: string) => {
    const named = namedPage(link);
    if (named !== page && !named?.startsWith(`${page}#`)) return link;
    if (to === undefined) return undefined;
    return page === '' ? link.replace(/^(\.?\/)?/, `$1${to}`) : link.replace(page, to);
  };
  const edits = fileNames.flatMap((file) =>
    schemaValues(schemas[file], values[file]).flatMap(({ role, value, path }): FileEdit[] => {
      const isLink =
        role === 'page' || (role === 'link' && value !== '' && pageForm.test(String(value)));
      const isText = typeof value === 'string' && (isLink || role === 'rich text');
      if (!isText || (except && isWithin(path, except))) return [];
      const after = isLink ? targetOf(value) : replaceTargets(value, targetOf);
      if (after === value) return [];
      if (after !== undefined) return [{ file, kind: 'set', path, value: after }];
      return [{ file, kind: 'remove', path: removable(schemas[file], values[file], path) }];
    }),
  );
  return edits.reverse();
}

/** Returns the path of the smallest part around a value that may be left out. */
function removable(schema: Schema, root: unknown, path: Path): Path {
  const above = path.slice(0, -1);
  const around = valueAt(root, above);
  if (Array.isArray(around) ? around.length > 1 : !isRequiredAt(schema, root, path)) return path;
  return above.length === 0 ? [] : removable(schema, root, above);
}
