import { createHash, hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { root } from '../project/paths.ts';

/** The cache for files that are made from the owner's files. */
export const assetCacheDir = join(root, 'node_modules', '.cache', 'vitrine');

/** The folder of assets in a built site. Browsers may cache its files for ever, since their names contain a hash. */
export const assetsFolder = 'assets';

/** The name of a file in the folder of assets. */
export type AssetFile = string;

type Recipe<Made> = {
  /** The beginning of the file's name, before the hash, such as `portrait-360`. */
  stem: string;
  /** Everything that the result depends on, which the hash in the file's name is computed from. */
  from: readonly (string | Uint8Array)[];
  make: () => Promise<Made>;
};

/** Makes an asset, unless the cache already has an asset from the same input. Returns the asset's file name. */
export async function buildAsset(
  recipe: Recipe<Uint8Array | string> & { ending: string },
): Promise<AssetFile> {
  return cacheAsset(`${recipe.stem}-${hashOf(recipe.from)}.${recipe.ending}`, recipe.make);
}

/**
 * Makes a value that is stored as JSON, in the same cache as assets.
 * @throws {z.ZodError} if the value does not match the schema
 */
export async function buildJson<S extends z.ZodType>(
  schema: S,
  { make, ...recipe }: Recipe<z.input<S>>,
): Promise<z.output<S>> {
  const json = { ...recipe, ending: 'json', make: async () => JSON.stringify(await make()) };
  const file = join(assetCacheDir, await buildAsset(json));
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Returns a file's name without extension, with hyphens for spaces and commas, which end URLs in `srcset`. */
export function urlSafeName(path: string): string {
  const name = basename(path, extname(path)).normalize('NFD').replace(/\p{M}/gu, '');
  return name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-|-$/g, '') || 'file';
}

export function assetUrl(file: AssetFile, base: string): string {
  return `${base}${assetsFolder}/${file}`;
}

/** Returns a short hash of everything that a file is made from. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** Returns the Subresource Integrity hash of a file, so that browsers refuse the file if only a part was loaded. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${hash('sha256', content, 'base64')}`;

const underway = new Map<string, Promise<void>>();

/** Makes a file, unless the cache has a file of this name. The name must contain a hash of the file's input. */
export async function cacheAsset(
  name: AssetFile,
  make: () => Promise<Uint8Array | string>,
): Promise<AssetFile> {
  const file = join(assetCacheDir, name);
  if (existsSync(file)) return name;
  // Two callers may need the same file at the same time, so the second caller waits for the first one's file.
  const making = underway.get(name) ?? write(file, make).finally(() => underway.delete(name));
  underway.set(name, making);
  await making;
  return name;
}

async function write(file: string, make: () => Promise<Uint8Array | string>): Promise<void> {
  await mkdir(assetCacheDir, { recursive: true });
  // Two processes may make the same file at the same time. So each process writes a draft of its own, and renames
  // the draft when it is complete.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

/** Copies assets to a built site. */
export async function copyAssets(files: Iterable<AssetFile>, dist: string): Promise<void> {
  const folder = join(dist, assetsFolder);
  await mkdir(folder, { recursive: true });
  for (const file of new Set(files)) await copyFile(join(assetCacheDir, file), join(folder, file));
}
