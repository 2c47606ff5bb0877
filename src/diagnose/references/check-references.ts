import { z } from 'zod';
import type { Message, Path } from '../messages/problem.ts';
import { formatMissingKey } from '../schema/format-issue.ts';
import { childOf, metadataOf, type Schema, stepInto } from '../schema/schema-tree.ts';
import { type SchemaValue, schemaValues } from '../schema/schema-values.ts';
import { findDuplicateItems } from './duplicate-items.ts';
import { checkFile, checkFileContents } from './files.ts';
import { checkIcon } from './icons.ts';
import { checkFirstPage, checkPageLink, checkPagePath } from './pages.ts';

/** What the check knows of the world outside of the two files. */
export type CheckContext = {
  /** The files below `public/`, as `/media/logo.svg`. */
  media: readonly string[];
  /** What is wrong with such a file, in words that follow its name. */
  faultOf: (path: string) => string | undefined;
  /** The names of all icons. */
  icons: readonly string[];
  /** The folders of the finished site that are no pages. */
  folders: readonly string[];
};

/** A mistake of meaning, at a value or at the block that lacks a key. */
export type Misunderstanding = Message & { path: Path; at: 'value' | 'key' };

/** Everything that has the right shape and still cannot be meant so. */
export function checkReferences(
  schema: Schema,
  value: unknown,
  { media, faultOf, icons, folders }: CheckContext,
): Misunderstanding[] {
  const all = [...schemaValues(schema, value)];
  const pages = textsWithRole(all, 'page path');
  const paths = pages.map((page) => page.value);
  return [
    ...textsWithRole(all, 'media').flatMap((file) =>
      at(
        file.path,
        'value',
        checkFile(file.value, media) ?? checkFileContents(file.value, faultOf),
      ),
    ),
    ...textsWithRole(all, 'face')
      .filter(({ value }) => value.startsWith('/'))
      .flatMap((file) =>
        at(
          file.path,
          'value',
          checkFile(file.value, media) ?? checkFileContents(file.value, faultOf),
        ),
      ),
    ...textsWithRole(all, 'icon').flatMap((icon) =>
      at(icon.path, 'value', checkIcon(icon.value, icons)),
    ),
    ...pages.flatMap(({ path }, index) => at(path, 'value', checkPagePath(paths, index, folders))),
    ...(pages.length === lengthOf(stepInto(value, 'pages'))
      ? at(['pages'], 'key', checkFirstPage(paths))
      : []),
    ...textsWithRole(all, 'page').flatMap((link) =>
      at(link.path, 'value', checkPageLink(link.value, paths)),
    ),
    ...all.flatMap(({ value: list, path }) =>
      Array.isArray(list)
        ? findDuplicateItems(list).flatMap(([index, words]) => at([...path, index], 'value', words))
        : [],
    ),
    ...unaddressed(schema, value),
  ];
}

function at(path: Path, place: 'value' | 'key', words: Message | undefined): Misunderstanding[] {
  return words ? [{ path, at: place, ...words }] : [];
}

/** The texts of a role that have its shape; of others another word has been said. */
function textsWithRole(
  all: readonly SchemaValue[],
  role: string,
): (SchemaValue & { value: string })[] {
  return all.flatMap(({ schema, value, path }) => {
    if (metadataOf(schema).role !== role || typeof value !== 'string') return [];
    return z.safeParse(schema, value).success ? [{ schema, value, path }] : [];
  });
}

/** How many items a list has; a list of none has no first page to miss. */
function lengthOf(list: unknown): number | undefined {
  return Array.isArray(list) && list.length > 0 ? list.length : undefined;
}

/** A site that search engines may list needs to know its own address. */
function unaddressed(schema: Schema, value: unknown): Misunderstanding[] {
  const app = stepInto(value, 'app');
  if (stepInto(app, 'production') !== true || stepInto(app, 'url') !== undefined) return [];
  const url = ['app', 'url'].reduce<Schema | undefined>(
    (within, step) => within && childOf(within, undefined, step),
    schema,
  );
  if (!url) return [];
  const message = 'production is true, and the key "url" with the address of the site is missing';
  return at(['app'], 'key', { ...formatMissingKey('url', url), message });
}
