import { copyFile, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetCacheDir, buildAsset } from '../assets/asset-cache.ts';

/** The files of text by their endings; the data service's answer has none. */
const textFile = /^(\.(css|html|js|json|svg|txt|webmanifest|xml))?$/;

/** A smaller file would save no packet, in bytes. */
const smallest = 1000;

/** How many files are compressed at a time: Node has as many threads for it, and all at once fill the memory. */
const threads = 4;

/** Writes what hosts send in the place of each text to browsers that can read it: `main.js.br`, `main.js.gz`. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    // What is for the host alone is not sent.
    .filter((file) => !/[\\/][._]/.test(file.slice(folder.length)))
    .values();
  const compressInTurn = async () => {
    for (const file of files) await compress(file);
  };
  await Promise.all(Array.from({ length: threads }, compressInTurn));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallest) return;
  const quality = brotliQuality(file, text.length);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const store = async (ending: string, make: () => Promise<Buffer>) => {
    const from = [text, String(quality)];
    const made = await buildAsset({ stem: 'compressed', ending, from, make });
    await copyFile(join(assetCacheDir, made), `${file}.${ending}`);
  };
  await store('br', () => promisify(brotliCompress)(text, { params }));
  await store('gz', () => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * How hard brotli tries. Its last step takes 40 ms for a document and saves 1 % of it, which is worth it
 * for the script alone; of texts over a megabyte the last two steps take 20 s and save nothing.
 */
function brotliQuality(file: string, size: number): number {
  if (size > 1_000_000) return 9;
  return file.endsWith('.js') ? 11 : 10;
}
