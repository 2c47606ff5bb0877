import { readFileSync } from 'node:fs';
import { diagnoseUnwritten } from '../../../diagnose/diagnose.ts';
import { fileProblem, type Problem } from '../../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../../diagnose/references/check-context.ts';
import { pageDataFile } from '../../../page-data.ts';
import { languagePath } from '../../../shared/language-folder.ts';
import { memoize, memoizeTexts } from '../../../shared/memoize.ts';
import { fileName, folderOf } from '../../../shared/picture-folder.ts';
import { textMedia } from '../../../shared/text-media.ts';
import { type SiteConfig, siteConfig } from '../../../site.ts';
import { iconNames } from '../../build/assets/icons.ts';
import { inspectMedia } from '../../build/media/media-fault.ts';
import { memoizeByVersion } from '../project/file-system.ts';
import { pathInMessages, siteFile } from '../project/paths.ts';
import { hasPrivateName, type PublicFolder, publicFolder } from '../project/public-files.ts';

/** Names that pages must not have, since the build writes folders and documents of these names. */
export const ownNames = ['404', 'api', 'assets', 'index'];

/**
 * Collects everything that the owner's files with these texts may refer to. Media files are slow to inspect, and
 * `public/` may hold thousands. So only files are inspected whose path occurs in a text.
 */
export function readCheckContext(
  texts: readonly string[],
  folder: PublicFolder = publicFolder(),
  files: readonly string[] = [],
): Promise<CheckContext> {
  // In single-quoted YAML strings each apostrophe is doubled, but not in the name of the file.
  const written = texts.map((text) => text.normalize('NFC').replaceAll("''", "'"));
  const named = [...folder.files, ...folder.folders].filter(([path]) =>
    written.some((text) => text.includes(nameIn(path)) || namesFolder(text, folderOf(path))),
  );
  return contextsIn(folder)(JSON.stringify([named, files]), named, files);
}

/** Returns what a text names a file by: its path, and beside a text at least its name. */
const nameIn = (path: string) => (path.startsWith(textMedia) ? fileName(path) : path);

type Named = readonly (readonly [path: string, place: string])[];

/** What is known beside this content of `public/`: the same object for the same named files. */
const contextsIn = memoize((folder: PublicFolder) =>
  memoizeTexts((_, named: Named, texts: readonly string[]) => contextOf(named, texts, folder)),
);

async function contextOf(
  named: Named,
  texts: readonly string[],
  { files, symlinksOutside }: PublicFolder,
): Promise<CheckContext> {
  const inspected = named.map(async ([path, place]) => [path, await inspect(place)] as const);
  const faults = new Map(await Promise.all(inspected));
  const topFolders = [...files.keys()].flatMap((path) => path.split('/').slice(1, -1).slice(0, 1));
  return {
    // This list includes the symbolic links out of `public/`, which are reported separately, and so should not
    // be reported as missing too.
    media: [...files.keys(), ...symlinksOutside],
    faultOf: (path, use) =>
      hasPrivateName(path) ? privateFault : faults.get(path.replace(/\/$/, ''))?.(use),
    texts,
    icons: iconNames(),
    folders: [...new Set([...ownNames, ...topFolders])].sort(),
  };
}

const privateFault = {
  fault: 'has the name of a hidden file, of a backup or of a key, and is never published',
  expected: 'a file that visitors may have',
  fix: 'give it another name, here too',
};

/** Inspects a file again only if it has changed, since after each edit all files are inspected that the site names. */
const inspect = memoizeByVersion(inspectMedia);

/** Checks whether a text names a folder itself, and not only files in it. */
function namesFolder(text: string, folder: string): boolean {
  const [, ...others] = text.split(folder.slice(0, -1));
  return folder !== '/' && others.some((after) => /^\/?(?:["'\s,}#]|$)/.test(after));
}

/** Returns the pages and sections that links in the owner's other file may lead to. */
export function linkTargets({ pages }: SiteConfig): NonNullable<CheckContext['pages']> {
  const shown = pages.filter(({ hidden }) => !hidden).map(({ path }) => path);
  const hidden = pages.filter((page) => page.hidden).map(({ path }) => path);
  const ids = pages.flatMap(({ path, sections, hidden }) =>
    sections.flatMap(({ id }) => (id === undefined || hidden ? [] : `${path}#${id}`)),
  );
  return { hidden, targets: [...shown, ...ids] };
}

/** Returns the same for a text on a page, where a link such as `#tools` leads to a section of the page itself. */
export function targetsOn(page: string, pages: CheckContext['pages']): CheckContext['pages'] {
  if (!pages) return undefined;
  const here = pages.targets.filter((each) => each.startsWith(`${page}#`));
  return { ...pages, targets: [...pages.targets, ...here.map((each) => each.slice(page.length))] };
}

/** Reports every symbolic link below `public/` that leads out of the folder. */
export function findSymlinksOutside({ symlinksOutside }: PublicFolder): Problem[] {
  return symlinksOutside.map((link) =>
    fileProblem(`public${link}`, {
      message: 'this is a link that leads out of public/, and all below public/ may be published',
      found: link,
      expected: 'a file or a folder, or a link to one, that is below public/',
      fix: 'put what visitors may have there itself, or remove the link',
    }),
  );
}

/** Reports every file below `public/` that would replace a document or a data file of the site. */
export function findCollisions(
  { app, pages, api }: SiteConfig,
  { files }: PublicFolder,
): Problem[] {
  const folders = pages.map(({ path }) => (path === '' ? '' : `/${path}`));
  const below = `/${languagePath({ app })}`.slice(0, -1);
  const written = [
    '/404.html',
    ...folders.flatMap((folder) => [`${folder}/index.html`, `${folder}/${pageDataFile}`]),
    ...(api.host === '' ? [api.endpoints.index] : []),
    ...(app.resume ? ['/resume.json'] : []),
  ].map((path) => below + path);
  return [...files.keys()].flatMap((file) => {
    const own = written.find((each) => `${each}/`.startsWith(`${file}/`));
    if (own === undefined) return [];
    return fileProblem(`public${file}`, {
      message: `the site has a file of its own at ${own}, which this one would replace`,
      found: file,
      expected: 'a name that the site does not use',
      fix: 'give the file another name, or remove it',
    });
  });
}

/** Returns the folders of pictures in the valid site file for which the owner still has to write words. */
export function findUnwritten(files: Iterable<string>, path = siteFile): Problem[] {
  return diagnoseUnwritten(pathInMessages(path), readFileSync(path), siteConfig, [...files]);
}
