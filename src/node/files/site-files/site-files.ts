import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { contentSchema, readProjects } from '../../../config/content.ts';
import { pageNames } from '../../../config/page-link.ts';
import { diagnoseSize, diagnoseUnreadable } from '../../../diagnose/diagnose.ts';
import type { Diagnosis } from '../../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../../diagnose/references/check-context.ts';
import { formatPath, type Path } from '../../../schema/path.ts';
import { memoize, memoizeTexts } from '../../../shared/memoize.ts';
import { type SiteConfig, siteConfig } from '../../../site.ts';
import { accessFault } from '../../build/media/media-fault.ts';
import { contentFile, pathInMessages, siteFile } from '../project/paths.ts';
import { type PublicFolder, publicFolder } from '../project/public-files.ts';
import {
  findCollisions,
  findSymlinksOutside,
  linkTargets,
  readCheckContext,
} from './check-context.ts';
import { embeddedResponse, picturesOf, type ServiceResponse } from './embedded-response.ts';
import { checkBoth, keyOf, ownerFiles, type Read } from './owner-files.ts';
import { ProblemError } from './problem-error.ts';
import { findDeadLinks, resolveLinks } from './resolve-links.ts';
import { type ResolvedSite, resolveSite } from './resolve-site.ts';
import { otherFiles, textNames } from './texts.ts';
import { withWholeWords } from './whole-words.ts';
import { type Origin, originFinder } from './writing.ts';

/** The values of the owner's two files, without hidden parts, and the files below `public/`. */
export type SiteFiles = ResolvedSite & {
  content: ServiceResponse;
  /** The path on the disk of each file below `public/`, by its URL path. */
  publicFiles: PublicFolder['files'];
  /** The texts of other languages that stand in for missing ones, with their languages. */
  borrowed?: Readonly<Record<string, string>>;
  /** The same site in its other languages. */
  translations: readonly SiteFiles[];
  leftOut: PublicFolder['leftOut'];
  /** Where links to hidden pages stand. */
  deadLinks: readonly string[];
  fontNotes?: readonly string[];
};

const decoder = new TextDecoder();

/** Loads the owner's two files, and returns their values or all their problems. */
export const loadSiteFiles = async (paths = ownerFiles): Promise<Diagnosis<SiteFiles>> =>
  toLoaded(await checkFiles(readFiles(paths), paths));

/** Reads the bytes of the owner's two files. */
export const readFiles = (paths: typeof ownerFiles) => ({
  site: readBytes(paths.site),
  content: readBytes(paths.content),
});

type Checked = Awaited<ReturnType<typeof checkFiles>>;

/** Returns the values of both files, or all their problems. */
const toLoaded = memoize(async (checked: Checked): Promise<Diagnosis<SiteFiles>> => {
  const { site, content, files, folder, problems } = checked;
  if (!site.ok || !content.ok || problems.length > 0) return { ok: false, problems };
  const load = (each: Omit<Checked['translations'][number], 'files' | 'problems'>) => {
    if (!each.site.ok || !each.content.ok) return [];
    const { site, content, spoken, origins } = each;
    return withWholeWords({
      ...toSiteFiles(site.value, content.value, folder, spoken, origins),
      borrowed: Object.fromEntries(each.findBorrowed()),
    });
  };
  const [own, ...translations] = await Promise.all(
    [checked, ...checked.translations].flatMap((each) => load(each)),
  );
  if (!own) return { ok: false, problems };
  const value = { ...own, translations };
  const hints = Object.values(files).flatMap((each) => (each.ok && each.hints) || []);
  return { ok: true, value, hints };
});

type ContentConfig = z.output<typeof contentSchema>;

/** Checks the bytes of both files, those of themes and texts, and the folder `public/`. A check takes long, so the last ones are remembered. */
export function checkFiles(written: Read, paths = ownerFiles) {
  const folder = publicFolder();
  const others = otherFiles().map(([name, path]) => [name, readBytes(path)] as const);
  const read = { ...Object.fromEntries(others), ...written };
  const key = [Object.entries(read).map(([name, each]) => [name, keyOf(each)]), paths];
  return checksWith(folder)(JSON.stringify(key), read, paths);
}

/** The checks of files beside this content of `public/`, by the bytes and the paths of both. */
const checksWith = memoize((folder: PublicFolder) =>
  memoizeTexts((_, read: Read, paths: typeof ownerFiles) => check(read, paths, folder)),
);

async function check(read: Read, paths: typeof ownerFiles, folder: PublicFolder) {
  const texts = Object.values(read).flatMap((each) => (each.ok ? decoder.decode(each.value) : []));
  const checked = checkBoth(read, await readCheckContext(texts, folder, textNames(read)), paths);
  const problems = [
    ...checked.problems,
    ...[checked, ...checked.translations].flatMap(({ site }) =>
      site.ok ? findCollisions(site.value, folder) : [],
    ),
    ...findSymlinksOutside(folder),
  ];
  return { ...checked, folder, problems };
}

/** Returns what pages are made from, given the values of both files. */
export function toSiteFiles(
  written: SiteConfig,
  writtenContent: ContentConfig,
  folder: PublicFolder,
  spoken?: CheckContext['spoken'],
  origins: readonly Origin[] = [],
): SiteFiles {
  const { targets, hidden } = linkTargets(written);
  const { aliases, missing = [] } = spoken ? pageNames(spoken) : {};
  const known = {
    files: [...folder.files.keys()],
    ...{ targets, aliases, missing: [...missing, ...hidden] },
  };
  const everywhere = { ...known, missing: hidden.filter((each) => !missing.includes(each)) };
  const originOf = originFinder(origins);
  const placeOf = (path: Path) => originOf(path).file ?? formatPath(path);
  const deadLinks = [
    ...new Set(findDeadLinks(siteConfig, written, everywhere).map(placeOf)),
    ...findDeadLinks(contentSchema, writtenContent, everywhere).map(formatPath),
  ];
  const site = resolveLinks(siteConfig, written, known);
  const content = resolveLinks(contentSchema, writtenContent, known);
  const projects = readProjects(content);
  const own = { projects, files: known.files };
  const response = embeddedResponse(site, content, projects);
  const { files: publicFiles, leftOut } = folder;
  const resolved = resolveSite(site, own);
  const references =
    site.api.host === '' ? [...resolved.references, ...picturesOf(response)] : resolved.references;
  return {
    ...{ ...resolved, references, content: response, publicFiles, leftOut, deadLinks },
    translations: [],
  };
}

let lastGood: SiteFiles | undefined;

/**
 * Returns the owner's files, which are read again after a change. While a file has a problem, the dev server
 * continues with the last valid version of both files.
 * @throws {ProblemError} if the files have had problems since the start of Vite
 */
export async function lastGoodSiteFiles(): Promise<SiteFiles> {
  const loaded = await reloadSiteFiles();
  if (loaded.ok) return loaded.value;
  if (!lastGood) throw new ProblemError(loaded.problems);
  return lastGood;
}

/** Loads the owner's files, and keeps them for the time when they have a problem. */
export async function reloadSiteFiles(): Promise<Diagnosis<SiteFiles>> {
  const loaded = await loadSiteFiles();
  if (loaded.ok) lastGood = loaded.value;
  return loaded;
}

function readBytes(path: string): Diagnosis<Uint8Array> {
  const name = pathInMessages(path);
  const unreadable = accessFault(path);
  if (unreadable) {
    const { fault, expected, fix } = unreadable;
    // A folder with neither of the two files is probably not the folder of the site.
    const isOtherFolder = ![siteFile, contentFile].some((each) => existsSync(each));
    return diagnoseUnreadable(name, {
      message: `this ${fault}`,
      found: '',
      expected,
      fix: isOtherFolder
        ? `${fix}; or go to the folder of your site, since this is ${dirname(siteFile)}`
        : fix,
    });
  }
  // Check the size before reading, since the file may be a huge video under a wrong name.
  return diagnoseSize(name, statSync(path).size) ?? { ok: true, value: readFileSync(path) };
}
