import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isFilm } from '../../../shared/picture-folder.ts';
import { memoizeByVersion } from '../../files/project/file-system.ts';
import { publicFilePath } from '../../files/project/public-files.ts';
import {
  type AssetFile,
  assetCacheDir,
  cacheAsset,
  hashOfMade,
  urlSafeName,
} from './asset-cache.ts';
import { readPicture } from './open-picture.ts';

/** What a GIF is encoded with as an animated WebP, which is smaller by half. */
const webp = { quality: 75, effort: 4, loop: 0 };

/** Makes the file that plays in the place of a picture; undefined for a picture that stands still. */
export const movingFile = (path: string): Promise<AssetFile | undefined> =>
  makeFile(publicFilePath(path));

/** Checks whether a picture is a film, or has more than one frame. */
export async function isMoving(file: string): Promise<boolean> {
  if (isFilm(file)) return true;
  const facts = await readPicture(file);
  return facts.isWhole && facts.frames > 1;
}

const makeFile = memoizeByVersion(async (file: string): Promise<AssetFile | undefined> => {
  if (!(await isMoving(file))) return undefined;
  const bytes = await readFile(file);
  const stem = `${urlSafeName(file)}-${hashOfMade([bytes, JSON.stringify(webp)])}-moving`;
  const ending = extname(file).toLowerCase();
  const original = await cacheAsset(stem + ending, async () => bytes);
  if (ending !== '.gif') return original;
  const encoded = await cacheAsset(`${stem}.webp`, () => encode(bytes));
  return (await bytesOf(encoded)) < bytes.length ? encoded : original;
});

/** Returns the size of the file that plays in the place of a picture. */
export const bytesOf = async (moving: AssetFile): Promise<number> =>
  (await stat(join(assetCacheDir, moving))).size;

async function encode(gif: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(gif, { animated: true }).webp(webp).toBuffer();
  } catch {
    // Sharp refuses animations of very many frames, and these stay as they are.
    return gif;
  }
}
