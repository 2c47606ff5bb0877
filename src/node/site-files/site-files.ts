import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose, diagnoseSize, diagnoseUnreadable } from '../../diagnose/diagnose.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import type { Diagnosis, Problem } from '../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { siteConfig } from '../../site.ts';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { fileErrorOf } from '../project/file-system.ts';
import { contentFile, nameOf, siteFile } from '../project/paths.ts';
import { PlainError } from '../project/plain-error.ts';
import { type PublicFolder, readPublicFolder } from '../project/public-files.ts';
import { findCollisions, findSymlinksOutside, readCheckContext } from './check-context.ts';
import { type ResolvedSite, resolveSite } from './resolve-site.ts';

/** The validated answer of the embedded data service. */
export type Answer = z.output<typeof contentSchema>;

/** The values of the owner's two files, without hidden parts, and the files below `public/`. */
export type SiteFiles = ResolvedSite & {
  content: Answer;
  /** The path on the disk of each file below `public/`, by its URL path. */
  publicFiles: PublicFolder['files'];
};

/** The problems of the owner's files as an error. */
export class ProblemError extends PlainError {
  constructor(problems: readonly Problem[]) {
    super(formatText(problems), problems[0]);
  }
}

/** Loads both files, and returns their values or all their problems. */
export async function loadSiteFiles(
  sitePath = siteFile,
  contentPath = contentFile,
): Promise<Diagnosis<SiteFiles>> {
  const folder = readPublicFolder();
  const [siteBytes, contentBytes] = [readBytes(sitePath), readBytes(contentPath)];
  const texts = [siteBytes, contentBytes].flatMap((each) => (each.ok ? [textOf(each.value)] : []));
  const context = await readCheckContext(texts, folder);
  const site = siteBytes.ok ? readers.site(sitePath, siteBytes.value, context) : siteBytes;
  const content = contentBytes.ok
    ? readers.content(contentPath, contentBytes.value, context)
    : contentBytes;
  const problems = [
    ...[site, content].flatMap((each) => (each.ok ? [] : each.problems)),
    ...(site.ok ? findCollisions(site.value, folder) : []),
    ...findSymlinksOutside(folder),
  ];
  if (!site.ok || !content.ok || problems.length > 0) return { ok: false, problems };
  const value = { content: content.value, publicFiles: folder.files };
  return { ok: true, value: { ...resolveSite(site.value), ...value } };
}

/** Creates a reader for the owner's file with this schema. */
const readerOf =
  <S extends z.ZodType>(schema: S) =>
  (path: string, bytes: Uint8Array, context: CheckContext): Diagnosis<z.output<S>> => {
    const lastGood = lastGoodText(path);
    const diagnosis = diagnose(nameOf(path), bytes, schema, { ...context, lastGood });
    if (diagnosis.ok) keepGoodText(path, textOf(bytes));
    return diagnosis;
  };

/** The readers of the two files. */
export const readers = {
  site: readerOf(siteConfig),
  content: readerOf(contentSchema),
};

/** The folder with the last valid text of each file. */
const lastGoodFolder = join(assetCacheDir, 'last-good');

const placeOf = (path: string) => join(lastGoodFolder, `${hashOf([path])}.yaml`);

/** Returns the last valid text of a file, or undefined if unknown. */
function lastGoodText(path: string): string | undefined {
  const place = placeOf(path);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Stores the text of a valid file. If the file has problems later, the diagnosis compares both texts. */
function keepGoodText(path: string, text: string): void {
  if (lastGoodText(path) === text) return;
  try {
    mkdirSync(lastGoodFolder, { recursive: true });
    writeFileSync(placeOf(path), text);
  } catch (error) {
    // Without permission to write, problems are diagnosed without the last valid text.
    fileErrorOf(error);
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function readBytes(path: string): Diagnosis<Uint8Array> {
  const unreadable = (message: string, fix: string) =>
    diagnoseUnreadable(nameOf(path), {
      message,
      found: '',
      expected: 'a file with text in it',
      fix,
    });
  try {
    // Check the type and size before reading: a file may be a huge video under a wrong name, and pipes never
    // end.
    const stats = statSync(path);
    if (stats.isDirectory()) return unreadable('this is a folder, not a file', 'name a file');
    if (!stats.isFile()) return unreadable('this is a pipe or a device, not a file', 'name a file');
    return diagnoseSize(nameOf(path), stats.size) ?? { ok: true, value: readFileSync(path) };
  } catch (error) {
    const code = fileErrorOf(error);
    return code === 'ENOENT'
      ? unreadable('the file is missing', 'put it back, under this name')
      : unreadable(
          `the file cannot be read (${code})`,
          'see who may read it, and whether it is a file',
        );
  }
}
