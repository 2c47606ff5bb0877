import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileErrorCode } from '../project/file-system.ts';
import { fullDisk } from '../project/full-disk.js';
import { engine } from '../project/places.js';

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
  const places = Object.entries(files).map(
    ([path, content]) => [join(folder, path), content] as const,
  );
  for (const each of new Set(places.map(([place]) => dirname(place))))
    if (!existsSync(each)) mkdirSync(each, { recursive: true });
  for (const [place, content] of places) writeFileSync(place, content);
}

/** Replaces the site of the last build by the new one. Until the new site is ready, the last site stays complete. */
export async function replaceSite(built: string, dist: string): Promise<void> {
  await mkdir(dirname(dist), { recursive: true });
  // If `dist` is a symbolic link, replace the folder that the link leads to, and keep the link.
  const place = existsSync(dist) ? realpathSync(dist) : dist;
  const [next, last] = [`${place}.next-${process.pid}`, `${place}.last-${process.pid}`];
  try {
    // If `dist` is on another disk, copy the new site there before the old site is moved, in case the disk is full.
    await rename(built, next).catch(() => cp(built, next, { recursive: true }));
    swap(next, place, last);
  } catch (error) {
    fileErrorCode(error);
    if (existsSync(last)) renameSync(last, place);
    if (fullDisk(error) !== undefined) throw error;
    // `place` may be a mount point, which cannot be renamed. So copy the files of the new site into it.
    await copySite(existsSync(next) ? next : built, place);
  } finally {
    removeAll(next);
    removeAll(last);
  }
}

/** Moves the last site away and the new one to its place. The code is synchronous, so no signal can end it midway. */
function swap(built: string, place: string, last: string): void {
  if (existsSync(place)) renameSync(place, last);
  renameSync(built, place);
  // Some owners publish from a Git repository in `dist/`, so keep the repository.
  if (existsSync(join(last, '.git'))) renameSync(join(last, '.git'), join(place, '.git'));
}

async function copySite(built: string, place: string): Promise<void> {
  await cp(built, place, { recursive: true });
  const names = new Set(['.git', ...(await readdir(built))]);
  for (const name of await readdir(place)) {
    if (!names.has(name)) await rm(join(place, name), { recursive: true });
  }
}

/** Removes a folder, even a read-only one. No signal can end the build midway, since the code is synchronous. */
function removeAll(folder: string): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, 0o755);
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (each.isDirectory()) chmodSync(join(each.parentPath, each.name), 0o755);
  }
  rmSync(folder, { recursive: true, force: true });
}
