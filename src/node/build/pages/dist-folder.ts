import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileErrorCode } from '../../files/project/file-system.ts';
import { fullDisk } from '../../files/project/full-disk.js';
import { engine } from '../../files/project/places.js';

/** The work folder of a build. It lies in the engine's `node_modules`, so that the bundle for rendering pages finds its packages. */
export const workFolder = join(engine, 'node_modules', `.build-${process.pid}`);

/** Runs a build, and removes the work folder afterwards, even if a signal stops the build. */
export async function withWorkFolder(build: () => Promise<void>): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const clear = () => rmSync(workFolder, { recursive: true, force: true });
  const stop = (signal: NodeJS.Signals) => {
    clear();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    await build();
  } finally {
    for (const signal of signals) process.off(signal, stop);
    clear();
  }
}

/** Writes files, keyed by their paths below a folder. For small files, promises would double the time that this takes. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** Replaces the site of the last build by the new one. Until the new site is ready, the last site stays complete. */
export async function replaceSite(built: string, dist: string): Promise<void> {
  mkdirSync(dirname(dist), { recursive: true });
  // If `dist` is a symbolic link, replace the folder that the link leads to, and keep the link.
  const place = existsSync(dist) ? realpathSync(dist) : dist;
  const [next, last] = [`${place}.next-${process.pid}`, `${place}.last-${process.pid}`];
  try {
    // If `dist` is on another disk, copy the new site there before the old site is moved, in case the disk is full.
    await rename(built, next).catch(() => cp(built, next, { recursive: true }));
    // This code is synchronous, so no signal can end it midway.
    if (existsSync(place)) renameSync(place, last);
    renameSync(next, place);
    // Some owners publish from a Git repository in `dist/`, so keep the repository.
    if (existsSync(join(last, '.git'))) renameSync(join(last, '.git'), join(place, '.git'));
  } catch (error) {
    fileErrorCode(error);
    if (existsSync(last)) renameSync(last, place);
    if (fullDisk(error) !== undefined) throw error;
    // `place` may be a mount point, which cannot be renamed. So copy the files of the new site into it.
    await copySite(existsSync(next) ? next : built, place);
  } finally {
    for (const each of [next, last]) rmSync(each, { recursive: true, force: true });
  }
}

async function copySite(built: string, place: string): Promise<void> {
  await cp(built, place, { recursive: true });
  const names = new Set(['.git', ...readdirSync(built)]);
  for (const name of readdirSync(place)) {
    if (!names.has(name)) rmSync(join(place, name), { recursive: true });
  }
}
