import { chmodSync, existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileErrorOf } from '../project/file-system.ts';
import { root } from '../project/paths.ts';
import { PlainError } from '../project/plain-error.ts';

/** Where a build writes until it is whole: below node_modules, from where packages are found. */
export const workFolder = join(root, 'node_modules', `.build-${process.pid}`);

/** Runs a build, and takes away what it wrote for itself, whatever comes of it. */
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

/** Puts a built site in the place of the last one, which stays whole until then. */
export async function replaceSite(built: string, dist: string): Promise<void> {
  await mkdir(dirname(dist), { recursive: true });
  // A link goes on leading to where it does.
  const place = existsSync(dist) ? realpathSync(dist) : dist;
  const last = `${place}.last-${process.pid}`;
  try {
    swap(built, place, last);
  } catch (error) {
    fileErrorOf(error);
    if (existsSync(last)) renameSync(last, place);
    await bringFromElsewhere(built, place, last);
  }
  // At once too: a build that is stopped meanwhile would leave the folder behind.
  removeAll(last);
}

/** Both at once, so that nothing interrupts the build between them. */
function swap(built: string, place: string, last: string): void {
  if (existsSync(place)) renameSync(place, last);
  renameSync(built, place);
  // Some publish from a repository within the folder.
  if (existsSync(join(last, '.git'))) renameSync(join(last, '.git'), join(place, '.git'));
}

/** From another disk the site comes beside the last one first: there may not be room for it. */
async function bringFromElsewhere(built: string, place: string, last: string): Promise<void> {
  const beside = `${place}.next-${process.pid}`;
  try {
    await cp(built, beside, { recursive: true });
    swap(beside, place, last);
  } catch (error) {
    const code = fileErrorOf(error);
    if (existsSync(last)) renameSync(last, place);
    removeAll(beside);
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new PlainError(`There is no room for the site at ${place} (${code}).`);
    }
    // The folder may not be moved, as where a disk begins: its content changes.
    await copySite(built, place);
  }
}

/** Removes a folder, one that may only be read as well: its owner may change that. */
function removeAll(folder: string): void {
  if (!existsSync(folder)) return;
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (each.isDirectory()) chmodSync(join(each.parentPath, each.name), 0o755);
  }
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
}

async function copySite(built: string, place: string): Promise<void> {
  await cp(built, place, { recursive: true });
  const names = new Set(await readdir(built));
  for (const name of await readdir(place)) {
    if (name !== '.git' && !names.has(name)) await rm(join(place, name), { recursive: true });
  }
}
