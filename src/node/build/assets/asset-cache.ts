import { createHash, hash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { memoize } from '../../../shared/memoize.ts';
import { replaceFile } from '../../files/project/file-system.ts';
import { cacheFolder, engineVersion } from '../../files/project/places.js';

/** The cache for files that are made from the owner's files. */
export const assetCacheDir = cacheFolder;

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
  return cacheAsset(`${recipe.stem}-${hashOfMade(recipe.from)}.${recipe.ending}`, recipe.make);
}

/**
 * Makes a value that is stored as JSON, in the same cache as assets.
 * @throws {z.ZodError} if the value does not match the schema
 */
export async function buildJson<S extends z.ZodType>(
  schema: S,
  { make, ...recipe }: Recipe<z.input<S>>,
): Promise<z.output<S>> {
  const makeJson = async () => JSON.stringify(await make());
  const file = await buildAsset({ ...recipe, ending: 'json', make: makeJson });
  return schema.parse(JSON.parse(readFileSync(join(assetCacheDir, file), 'utf8')));
}

/** Returns a file's name without extension, with hyphens for spaces and commas, which end URLs in `srcset`. */
export function urlSafeName(path: string): string {
  const name = basename(path, extname(path)).normalize('NFD').replace(/\p{M}/gu, '');
  return name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-|-$/g, '') || 'file';
}

export function assetUrl(file: AssetFile, base: string): string {
  return `${base}${assetsFolder}/${file}`;
}

/**
 * Returns a short hash of everything that a file is made from, and of the version of Vitrine that makes it. After an
 * upgrade, the cache and the browsers of visitors still have files that the older version has made of the same input.
 */
export const hashOfMade = (from: Recipe<unknown>['from']) => hashOf([engineVersion, ...from]);

/** Returns a short hash of texts and files, which is the same in every version of Vitrine. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(typeof part === 'string' ? part : bytesHash(part)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** Returns the hash of a file's bytes, which is computed once, since all pages are made from the same fonts. */
const bytesHash = memoize((bytes: Uint8Array) => integrityOf(bytes));

/** Returns the Subresource Integrity hash of a file, so that browsers refuse the file if only a part was loaded. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${hash('sha256', content, 'base64')}`;

const underway = new Map<AssetFile, Promise<AssetFile>>();
/** The files that this process has taken from the cache or written to it. */
const used = new Set<AssetFile>();

/** Makes a file, unless the cache has it. The name must contain a hash of the file's input. */
export async function cacheAsset(
  name: AssetFile,
  make: () => Promise<Uint8Array | string>,
): Promise<AssetFile> {
  used.add(name);
  const file = join(assetCacheDir, name);
  const provide = async () => {
    if (existsSync(file)) return name;
    const content = await make();
    mkdirSync(assetCacheDir, { recursive: true });
    // Waiting for the disk by promises would take three times as much of the processor, and a large site has
    // thousands of small files.
    replaceFile(file, content);
    return name;
  };
  // Two callers may need the same file at the same time, so the second caller waits for the first one's file.
  const making = underway.get(name) ?? provide().finally(() => underway.delete(name));
  underway.set(name, making);
  return making;
}

/** The largest total size in bytes of the files that the last build has not used. */
const maxUnused = 50_000_000;

/**
 * Removes files that the build of this process has not used, those that were not used for the longest time first,
 * until the others take at most `maxUnused` bytes.
 */
export async function pruneCache(): Promise<void> {
  const entries = await readdir(assetCacheDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const now = new Date();
  // The modification time of a file says when a build used the file last.
  for (const name of names) if (used.has(name)) utimesSync(join(assetCacheDir, name), now, now);
  const unused = names
    .filter((name) => !used.has(name))
    .map((name) => ({
      name,
      stats: statSync(join(assetCacheDir, name), { throwIfNoEntry: false }),
    }))
    .sort((a, b) => (b.stats?.mtimeMs ?? 0) - (a.stats?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { name, stats } of unused) {
    bytes += stats?.size ?? 0;
    if (bytes > maxUnused) await rm(join(assetCacheDir, name), { force: true });
  }
}

/** Copies assets to a built site. */
export function copyAssets(files: Iterable<AssetFile>, dist: string): void {
  const folder = join(dist, assetsFolder);
  mkdirSync(folder, { recursive: true });
  for (const file of new Set(files)) copyFileSync(join(assetCacheDir, file), join(folder, file));
}
