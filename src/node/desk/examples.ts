import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type Path, valueAt } from '../../schema/path.ts';
import { defaultOf, isRequiredAt, type Schema } from '../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import * as sections from '../../sections/schemas.ts';
import { exampleFile } from '../project/paths.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { isBlock } from '../yaml-edits/render-value.ts';
import { withEdit } from '../yaml-edits/value-edits.ts';
import { rolesOf } from './media-roles.ts';

export const sectionSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(sections));

/**
 * Returns the example of a section type for a site: with its own pages and pictures in place of those of the example,
 * and without what is the default anyway.
 */
export function exampleOf(type: string, site: unknown): unknown {
  const schema = sectionSchemas.get(type);
  if (!schema) return undefined;
  const files = [...readPublicFolder().files.keys()];
  const pages = pagePaths(site);
  let value: unknown = parse(readFileSync(exampleFile(type), 'utf8'));
  // Children come after their parents, so from the last to the first no removal changes the path of another.
  for (const each of schemaValues(schema, value).reverse()) {
    const meant = fitted(each, pages, files);
    if (meant === each.value) continue;
    const path = meant === undefined ? removable(schema, value, each.path) : each.path;
    if (path.length === 0) continue;
    value = withEdit(
      value,
      meant === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: meant },
    );
  }
  return value;
}

export function pagePaths(site: unknown): string[] {
  const pages = valueAt(site, ['pages']);
  const shown = Array.isArray(pages)
    ? pages.filter((page) => isBlock(page) && page['hidden'] !== true)
    : [];
  return shown.map((page) => String(page['path']));
}

/** Returns the value that belongs in place of a value of an example; undefined if it should be left out. */
function fitted(
  { schema, role, value }: SchemaValue,
  pages: readonly string[],
  files: readonly string[],
): unknown {
  if (role === 'word' || isDeepStrictEqual(defaultOf(schema), value)) return undefined;
  if (isBlock(value) && Object.keys(value).length === 0) return undefined;
  if (typeof value !== 'string') return value;
  const pageFor = (path: string) => (pages.includes(path) ? path : (pages.at(-1) ?? ''));
  if (role === 'page') return pageFor(value);
  if (role === 'rich text')
    return value.replace(/\]\(([a-z][\w/-]*)\)/g, (_, path: string) => `](${pageFor(path)})`);
  if (!value.startsWith('/') || files.includes(value)) return value;
  const isOpen = role === 'picture' || role === 'file';
  return isOpen
    ? files.find((file) => rolesOf(file).includes(role))
    : value.startsWith('/media/')
      ? undefined
      : value;
}

/** Returns the path of the smallest part around a value that may be left out. */
function removable(schema: Schema, root: unknown, path: Path): Path {
  const above = path.slice(0, -1);
  const around = valueAt(root, above);
  if (Array.isArray(around) ? around.length > 1 : !isRequiredAt(schema, root, path)) return path;
  return above.length === 0 ? [] : removable(schema, root, above);
}
