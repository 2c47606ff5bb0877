import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Role } from '../../config/field-metadata.ts';
import { replaceTargets } from '../../config/rich-text.ts';
import { isBlock, type Path, stepInto, valueAt } from '../../schema/path.ts';
import { defaultOf, isRequiredAt, type Schema } from '../../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import * as sections from '../../sections/schemas.ts';
import { formatOfEnding } from '../media/formats.ts';
import { exampleFile } from '../project/paths.ts';
import { type PublicFolder, readPublicFolder } from '../project/public-files.ts';
import { withEdit } from '../yaml-edits/value-edits.ts';
import { pagesOf } from './owner-texts.ts';

export const sectionSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(sections));

/**
 * Returns the example of a section type for a site: with its own pages and pictures in place of those of the example,
 * and without what is the default anyway.
 */
export function exampleOf(type: string, site: unknown): unknown {
  const schema = sectionSchemas.get(type);
  if (!schema) return undefined;
  const folder = readPublicFolder();
  const pages = pagePaths(site);
  let value: unknown = parse(readFileSync(exampleFile(type), 'utf8'));
  // Children come after their parents, so from the last to the first no removal changes the path of another.
  for (const each of schemaValues(schema, value).reverse()) {
    const meant = fitted(each, pages, folder);
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

/** Returns the paths of the pages that a site shows. */
export function pagePaths(site: unknown): string[] {
  const shown = pagesOf(site).filter((page) => stepInto(page, 'hidden') !== true);
  return shown.map((page) => String(stepInto(page, 'path')));
}

/** Lists the files below `public/` that are fit for a role. */
export function filesFor(
  role: Role | 'picture folder',
  { files, folders }: PublicFolder,
): string[] {
  if (role === 'picture folder') return [...folders.keys()].map((path) => `${path}/`);
  const isFit = (path: string) =>
    role === 'file' || formatOfEnding(extname(path))?.roles.some((each) => each === role);
  return [...files.keys()].filter(isFit);
}

/** Returns the value that belongs in place of a value of an example; undefined if it should be left out. */
function fitted(
  { schema, role, value }: SchemaValue,
  pages: readonly string[],
  folder: PublicFolder,
): unknown {
  if (role === 'word' || isDeepStrictEqual(defaultOf(schema), value)) return undefined;
  if (isBlock(value) && Object.keys(value).length === 0) return undefined;
  if (typeof value !== 'string') return value;
  const pageFor = (path: string) => (pages.includes(path) ? path : (pages.at(-1) ?? ''));
  if (role === 'page') return pageFor(value);
  if (role === 'rich text')
    return replaceTargets(value, (path) => (/^[a-z][\w/-]*$/.test(path) ? pageFor(path) : path));
  if (!value.startsWith('/') || folder.files.has(value)) return value;
  if (role === 'picture' || role === 'file') return filesFor(role, folder)[0];
  return value.startsWith('/media/') ? undefined : value;
}

/** Returns the path of the smallest part around a value that may be left out. */
export function removable(schema: Schema, root: unknown, path: Path): Path {
  const above = path.slice(0, -1);
  const around = valueAt(root, above);
  if (Array.isArray(around) ? around.length > 1 : !isRequiredAt(schema, root, path)) return path;
  return above.length === 0 ? [] : removable(schema, root, above);
}
