import { setTimeout as wait } from 'node:timers/promises';
import { normalizePath } from 'vite';
import { isSvg } from '../assets/pictures.ts';
import { versionOf } from '../project/file-system.ts';
import { publicDir } from '../project/public-files.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';

/** How long a file has to stay as it is before it counts as written, in ms. */
const pause = 100;

/** What the owner's files call a file below `public/`, such as `/media/logo.svg`; undefined for any other. */
export function publicPathOf(file: string): string | undefined {
  const folder = normalizePath(publicDir).replace(/\/$/, '');
  return file.startsWith(`${folder}/`) ? file.slice(folder.length).normalize('NFC') : undefined;
}

/** Waits until nothing is written to a file any more: to copy a video takes a while. */
export async function whenWritten(file: string): Promise<void> {
  let version: string | undefined;
  do {
    version = versionOf(file);
    await wait(pause);
  } while (versionOf(file) !== version);
}

/**
 * Whether open pages show a changed file only when they are loaded anew. Photos get a new address with
 * their new bytes, and an edit brings the address to the page; any other file keeps its address.
 */
export function needsReload(
  path: string,
  { site, references }: Pick<ResolvedSite, 'site' | 'references'>,
): boolean {
  const head = ['/favicon.ico', '/apple-touch-icon.png', site.navigation.logo?.src];
  const { video, audio, font, picture } = references;
  return [...head, ...video, ...audio, ...font, ...picture.filter(isSvg)].includes(path);
}
