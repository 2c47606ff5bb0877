import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { root } from '../project/paths.ts';

/** Where files that are made from the owner's are kept between builds. */
export const assetCacheDir = join(root, 'node_modules', '.cache', 'vitrine');

/** The folder of a built site that holds them; hosts may let browsers keep its files for ever. */
export const assetsFolder = 'assets';

/** The name of a file in that folder. */
export type AssetFile = string;

type Recipe<Made> = {
  /** The name without its hash, such as `portrait-360`. */
  stem: string;
  /** Everything the result depends on. */
  from: readonly (string | Uint8Array)[];
  make: () => Promise<Made>;
};

/**
 * Makes an asset, and answers with the name of its file. A file that an earlier build has made from
 * the same is taken as it is.
 */
export async function buildAsset(
  recipe: Recipe<Uint8Array | string> & { ending: string },
): Promise<AssetFile> {
  const name = `${recipe.stem}-${hashOf(recipe.from)}.${recipe.ending}`;
  await cacheAsset(name, recipe.make);
  return name;
}

/** Makes a text, as `buildAsset` does. */
export async function buildText(recipe: Recipe<string> & { ending: string }): Promise<string> {
  return readFile(join(assetCacheDir, await buildAsset(recipe)), 'utf8');
}

/** Makes a value that takes long to find, as `buildAsset` does; one of another form is refused. */
export async function buildJson<S extends z.ZodType>(
  schema: S,
  { make, ...recipe }: Recipe<z.input<S>>,
): Promise<z.output<S>> {
  const json = { ...recipe, ending: 'json', make: async () => JSON.stringify(await make()) };
  return schema.parse(JSON.parse(await buildText(json)));
}

/** The name of a file as a part of an address: a blank or a comma would end one in styles and lists. */
export function plainName(path: string): string {
  const name = basename(path, extname(path)).normalize('NFD').replace(/\p{M}/gu, '');
  return name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-|-$/g, '') || 'file';
}

/** The address of a built asset on a site. */
export function assetUrl(file: AssetFile, base: string): string {
  return `${base}${assetsFolder}/${file}`;
}

/** A short name for everything that a file is made from. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

const underway = new Map<string, Promise<void>>();

/** Makes a file unless one of its name, which tells what it is made from, is there already. */
export async function cacheAsset(
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<void> {
  const file = join(assetCacheDir, name);
  if (existsSync(file)) return;
  // Two pages that are asked for at once need the same files.
  const making = underway.get(name) ?? write(file, make).finally(() => underway.delete(name));
  underway.set(name, making);
  await making;
}

async function write(file: string, make: () => Promise<Uint8Array | string>): Promise<void> {
  await mkdir(assetCacheDir, { recursive: true });
  // Two builds at once may make the same file: each writes its own and puts it in place whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

/** Copies built assets to the site that is built. */
export async function copyAssets(files: Iterable<AssetFile>, dist: string): Promise<void> {
  const folder = join(dist, assetsFolder);
  await mkdir(folder, { recursive: true });
  for (const file of new Set(files)) await copyFile(join(assetCacheDir, file), join(folder, file));
}
