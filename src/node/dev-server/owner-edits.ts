import { setTimeout as wait } from 'node:timers/promises';
import { type HotUpdateOptions, normalizePath } from 'vite';
import { isSvg } from '../assets/pictures.ts';
import { versionOf } from '../project/file-system.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicDir } from '../project/public-files.ts';
import { createQueue } from '../project/queue.ts';
import { type ResolvedSite, targetsOf } from '../site-files/resolve-site.ts';
import { ProblemError, reloadSiteFiles, type SiteFiles } from '../site-files/site-files.ts';
import { type DevSite, reloadStyles } from './source-edits.ts';

const ownerFiles = [siteFile, contentFile].map((file) => normalizePath(file));

/** Checks whether a file is one of the owner's two YAML files, or below `public/`. */
export function isOwnerFile(file: string): boolean {
  return ownerFiles.includes(file) || publicPathOf(file) !== undefined;
}

/**
 * Reads the owner's two files. Returns a function that reads the files again after an edit, and shows a valid
 * edit on open pages. After an invalid edit, open pages keep the last valid version below an error overlay.
 */
export async function createOwnerEdits(site: DevSite) {
  const { server, styles, pages } = site;
  /** The saved files that have not been handled yet. */
  const waiting: HotUpdateOptions[] = [];
  const inTurn = createQueue();
  /** The paths below `public/` that have changed since the last edit that was shown. */
  const media = new Set<string>();

  /** Reads the owner's files, and says what is wrong with them, or that nothing is any more. */
  const read = async (): Promise<SiteFiles | undefined> => {
    const loaded = await reloadSiteFiles();
    if (waiting.length > 0) return undefined;
    if (loaded.ok) pages.clearProblem();
    else pages.showProblem(new ProblemError(loaded.problems));
    return loaded.ok ? loaded.value : undefined;
  };
  const refresh = async () => {
    const loaded = await read();
    if (!loaded) return;
    // A file that changes from here on belongs to the next edit.
    const reloaded = [...media].filter((path) => needsReload(path, loaded));
    media.clear();
    const changed = await styles.renewForEdit();
    if (changed) await reloadStyles(server, changed);
    if (reloaded.length > 0) {
      const names = reloaded.map((path) => `public${path}`).join(', ');
      server.config.logger.info(`page reload ${names}`, { timestamp: true });
    }
    if (isShown && reloaded.length === 0) pages.showEdit();
    else pages.reload();
    isShown = true;
  };
  const work = async () => {
    if (waiting.length === 0) return;
    await Promise.all(waiting.splice(0).map(untilWritten));
    // If more files were saved meanwhile, leave the refresh to the next run. So copying many files at once does
    // not read the owner's two files again for each of the copied files.
    if (waiting.length === 0) await refresh();
  };

  // No page is open yet. Vite would keep a message to reload, and the first page would be loaded twice.
  let isShown = (await read()) !== undefined;
  return (save: HotUpdateOptions): Promise<void> => {
    const path = publicPathOf(save.file);
    if (path !== undefined) media.add(path);
    waiting.push(save);
    // Edits are handled one after the other, so that an older edit never replaces a newer edit.
    return inTurn(work);
  };
}

/** The time in ms without changes after which a file counts as completely written. */
const pause = 100;

/** Waits until a file is complete. Copying a video takes a while, and some editors empty a file before they write. */
async function untilWritten({ file, type, read }: HotUpdateOptions): Promise<void> {
  if (publicPathOf(file) === undefined) {
    if (type !== 'delete') await read();
    return;
  }
  let version: string | undefined;
  do {
    version = versionOf(file);
    await wait(pause);
  } while (versionOf(file) !== version);
}

/** Returns a file's path below `public/`, such as `/media/logo.svg`, or undefined for a file elsewhere. */
export function publicPathOf(file: string): string | undefined {
  const folder = normalizePath(publicDir).replace(/\/$/, '');
  return file.startsWith(`${folder}/`) ? file.slice(folder.length).normalize('NFC') : undefined;
}

/** Checks whether open pages have to reload to show a changed file. */
export function needsReload(
  path: string,
  { site, references }: Pick<ResolvedSite, 'site' | 'references'>,
): boolean {
  const head = ['/favicon.ico', '/apple-touch-icon.png', site.navigation.logo?.src];
  const drawings = targetsOf(references, 'picture').filter(isSvg);
  return [...head, ...drawings, ...targetsOf(references, 'video', 'audio', 'font')].includes(path);
}
