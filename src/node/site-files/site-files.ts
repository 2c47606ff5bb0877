import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose, diagnoseSize, diagnoseUnreadable } from '../../diagnose/diagnose.ts';
import type { Diagnosis } from '../../diagnose/messages/problem.ts';
import { siteConfig } from '../../site.ts';
import { fileErrorOf } from '../project/file-error.ts';
import { contentFile, nameOf, siteFile } from '../project/paths.ts';
import { withCheckContext } from './check-context.ts';
import { keepGoodText, lastGoodText } from './last-good-text.ts';
import { findLinksOut } from './links-out.ts';
import { OwnerMistake } from './owner-mistake.ts';
import { findCollisions } from './public-collisions.ts';
import { type ResolvedSite, resolveSite } from './resolve-site.ts';

/** The embedded data service's answer, checked. */
export type Answer = z.output<typeof contentSchema>;

/** What both of the owner's files say, without what is hidden. */
export type SiteFiles = ResolvedSite & { content: Answer };

/** Both files, or every problem of both; the owner's own, unless others are named. */
export async function loadSiteFiles(
  site = siteFile,
  content = contentFile,
): Promise<Diagnosis<SiteFiles>> {
  const loaded = {
    site: await loadFile(site, siteConfig),
    content: await loadFile(content, contentSchema),
  };
  const problems = [
    ...Object.values(loaded).flatMap((each) => (each.ok ? [] : each.problems)),
    ...(loaded.site.ok ? findCollisions(loaded.site.value) : []),
    ...findLinksOut(),
  ];
  if (!loaded.site.ok || !loaded.content.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...resolveSite(loaded.site.value), content: loaded.content.value } };
}

/** As `loadSiteFiles`. @throws {OwnerMistake} with every problem of both files. */
export async function readSiteFiles(): Promise<SiteFiles> {
  const loaded = await loadSiteFiles();
  if (!loaded.ok) throw new OwnerMistake(loaded.problems);
  return loaded.value;
}

/** Reads bytes as one of the owner's files. */
export type FileReader = (bytes: Uint8Array) => Promise<Diagnosis<unknown>>;

/** How each of the two files is read, under the name it has. */
export const readers = {
  site:
    (path: string): FileReader =>
    (bytes) =>
      readBytes(path, bytes, siteConfig),
  content:
    (path: string): FileReader =>
    (bytes) =>
      readBytes(path, bytes, contentSchema),
};

async function readBytes<S extends z.ZodType>(path: string, bytes: Uint8Array, schema: S) {
  const text = new TextDecoder().decode(bytes);
  const lastGood = lastGoodText(path);
  const diagnosis = await withCheckContext((context) =>
    diagnose(nameOf(path), bytes, schema, { ...context, lastGood, other: otherThan(schema) }),
  );
  if (diagnosis.ok) keepGoodText(path, text);
  return diagnosis;
}

function otherThan(schema: z.ZodType) {
  return schema === contentSchema
    ? { name: nameOf(siteFile), schema: siteConfig }
    : { name: nameOf(contentFile), schema: contentSchema };
}

async function loadFile<S extends z.ZodType>(
  path: string,
  schema: S,
): Promise<Diagnosis<z.output<S>>> {
  const file = nameOf(path);
  try {
    // Asked first: a film under the wrong name is not read whole, and a pipe or a device has no end.
    const stats = statSync(path);
    if (!stats.isFile()) return diagnoseUnreadable(file, formatNoFile(stats.isDirectory()));
    const tooLarge = diagnoseSize(file, stats.size);
    if (tooLarge) return tooLarge;
    const bytes = readFileSync(path);
    return await readBytes(path, bytes, schema);
  } catch (error) {
    return diagnoseUnreadable(file, formatFileError(fileErrorOf(error)));
  }
}

function formatNoFile(isFolder: boolean) {
  return {
    message: `this is ${isFolder ? 'a folder' : 'a pipe or a device'}, not a file`,
    found: '',
    expected: 'a file with text in it',
    fix: 'name a file',
  };
}

function formatFileError(code: string) {
  const isMissing = code === 'ENOENT';
  return {
    message: isMissing ? 'the file is missing' : `the file cannot be read (${code})`,
    found: '',
    expected: 'a file with text in it',
    fix: isMissing
      ? 'put it back, under this name'
      : 'see who may read it, and whether it is a file',
  };
}
