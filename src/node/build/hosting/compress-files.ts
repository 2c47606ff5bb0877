import { copyFile, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetCacheDir, buildAsset } from '../assets/asset-cache.ts';

/** The file extensions of text files; '' is for the data service's response, whose file has no extension. */
const textFile = /^(\.(css|html|js|json|svg|txt|webmanifest|xml))?$/;

/** The size in bytes from which files are compressed. For a smaller file, this would not save a network packet. */
const smallest = 1000;

/** Node compresses in four threads, so four files are read at a time. All files at once would fill the memory. */
const threads = 4;

/** Compresses text files: nginx and Caddy send `main.js.br` or `main.js.gz` to browsers that accept them. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    // Files for the host itself begin with `.` or `_`. Visitors never load them, so they are not compressed.
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
 * Returns the compression level of brotli. For a document, level 11 takes 40 ms and saves only 1 % more than level
 * 10, so only scripts get it. Above a megabyte, both levels take 20 s and save nothing, so such files get level 9.
 */
function brotliQuality(file: string, size: number): number {
  if (size > 1_000_000) return 9;
  return file.endsWith('.js') ? 11 : 10;
}
