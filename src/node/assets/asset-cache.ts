import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site-files/site-files.ts';

/** Where files that are made from the owner's are kept between builds. */
export const derivedDir = join(root, 'node_modules', '.cache', 'vitrine');

/** The folder of a built site that holds them; hosts may let browsers keep its files for ever. */
export const derivedFolder = 'assets';

/** The name of a file in that folder. */
export type DerivedFile = string;

type Recipe<Made> = {
  /** The name without its hash, such as `portrait-360`. */
  stem: string;
  ending: string;
  /** Everything the result depends on. */
  from: readonly (string | Uint8Array)[];
  make: () => Promise<Made>;
};

/** The name of a derived file, made now unless it was made before from the same. */
export async function deriveFile(recipe: Recipe<Uint8Array | string>): Promise<DerivedFile> {
  const name = `${recipe.stem}-${hashOf(recipe.from)}.${recipe.ending}`;
  await keepDerived(name, recipe.make);
  return name;
}

/** A text, made now unless it was made before from the same. */
export async function deriveText(recipe: Recipe<string>): Promise<string> {
  return readFile(join(derivedDir, await deriveFile(recipe)), 'utf8');
}

/** The address of a derived file on a site. */
export function assetUrl(file: DerivedFile, base: string): string {
  return `${base}${derivedFolder}/${file}`;
}

/** A short name for everything that a file is made from. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

const underway = new Map<string, Promise<void>>();

/** Makes a file unless one of its name, which tells what it is made from, is there already. */
export async function keepDerived(
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<void> {
  const file = join(derivedDir, name);
  if (existsSync(file)) return;
  // Two pages that are asked for at once need the same files.
  const making = underway.get(name) ?? write(file, make).finally(() => underway.delete(name));
  underway.set(name, making);
  await making;
}

async function write(file: string, make: () => Promise<Uint8Array | string>): Promise<void> {
  await mkdir(derivedDir, { recursive: true });
  // Two builds at once may make the same file: each writes its own and puts it in place whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

/** Copies derived files to the site that is built. */
export async function copyDerived(files: Iterable<DerivedFile>, dist: string): Promise<void> {
  const folder = join(dist, derivedFolder);
  await mkdir(folder, { recursive: true });
  for (const file of new Set(files)) await copyFile(join(derivedDir, file), join(folder, file));
}
