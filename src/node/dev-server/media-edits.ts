import { setTimeout as wait } from 'node:timers/promises';
import { normalizePath } from 'vite';
import { isSvg } from '../assets/pictures.ts';
import { versionOf } from '../project/file-system.ts';
import { publicDir } from '../project/public-files.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';

/** The time in ms without changes after which a file counts as completely written. */
const pause = 100;

/** Returns a file's path below `public/`, such as `/media/logo.svg`, or undefined for a file elsewhere. */
export function publicPathOf(file: string): string | undefined {
  const folder = normalizePath(publicDir).replace(/\/$/, '');
  return file.startsWith(`${folder}/`) ? file.slice(folder.length).normalize('NFC') : undefined;
}

/** Waits until a file is completely written, since copying a video takes a while. */
export async function whenWritten(file: string): Promise<void> {
  let version: string | undefined;
  do {
    version = versionOf(file);
    await wait(pause);
  } while (versionOf(file) !== version);
}

/** Checks whether open pages have to reload to show a changed file. */
export function needsReload(
  path: string,
  { site, references }: Pick<ResolvedSite, 'site' | 'references'>,
): boolean {
  const head = ['/favicon.ico', '/apple-touch-icon.png', site.navigation.logo?.src];
  const { video, audio, font, picture } = references;
  return [...head, ...video, ...audio, ...font, ...picture.filter(isSvg)].includes(path);
}
