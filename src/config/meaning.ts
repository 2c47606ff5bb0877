import { z } from 'zod';
import { wordIcon } from './icon-name.ts';
import { wordBroken, wordMedia } from './media.ts';
import { wordHome, wordPageLink, wordPagePath } from './page-paths.ts';
import type { Path, Words } from './problem.ts';
import { findRepeats } from './repeats.ts';
import { childOf, noteOf, type Schema, stepInto } from './schema-tree.ts';
import { type Visited, visit } from './visit.ts';
import { wordMissingKey } from './wording.ts';

/** What the check knows of the world outside of the two files. */
export type Surroundings = {
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
export type Misunderstanding = Words & { path: Path; at: 'value' | 'key' };

/** Everything that has the right shape and still cannot be meant so. */
export function findMisunderstood(
  schema: Schema,
  value: unknown,
  { media, faultOf, icons, folders }: Surroundings,
): Misunderstanding[] {
  const all = [...visit(schema, value)];
  const pages = textsWithRole(all, 'page path');
  const paths = pages.map((page) => page.value);
  return [
    ...textsWithRole(all, 'media').flatMap((file) =>
      at(file.path, 'value', wordMedia(file.value, media) ?? wordBroken(file.value, faultOf)),
    ),
    ...textsWithRole(all, 'face')
      .filter(({ value }) => value.startsWith('/'))
      .flatMap((file) =>
        at(file.path, 'value', wordMedia(file.value, media) ?? wordBroken(file.value, faultOf)),
      ),
    ...textsWithRole(all, 'icon').flatMap((icon) =>
      at(icon.path, 'value', wordIcon(icon.value, icons)),
    ),
    ...pages.flatMap(({ path }, index) => at(path, 'value', wordPagePath(paths, index, folders))),
    ...(pages.length === lengthOf(stepInto(value, 'pages'))
      ? at(['pages'], 'key', wordHome(paths))
      : []),
    ...textsWithRole(all, 'page').flatMap((link) =>
      at(link.path, 'value', wordPageLink(link.value, paths)),
    ),
    ...all.flatMap(({ value: list, path }) =>
      Array.isArray(list)
        ? findRepeats(list).flatMap(([index, words]) => at([...path, index], 'value', words))
        : [],
    ),
    ...unaddressed(schema, value),
  ];
}

function at(path: Path, place: 'value' | 'key', words: Words | undefined): Misunderstanding[] {
  return words ? [{ path, at: place, ...words }] : [];
}

/** The texts of a role that have its shape; of others another word has been said. */
function textsWithRole(all: readonly Visited[], role: string): (Visited & { value: string })[] {
  return all.flatMap(({ schema, value, path }) => {
    if (noteOf(schema).role !== role || typeof value !== 'string') return [];
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
  return at(['app'], 'key', { ...wordMissingKey('url', url), message });
}
