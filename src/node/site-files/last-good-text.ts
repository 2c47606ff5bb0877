import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { fileErrorOf } from '../project/file-system.ts';

const folder = join(assetCacheDir, 'last-good');
const placeOf = (path: string) => join(folder, `${hashOf([path])}.yaml`);

/** The text of a file when it was last without problems; undefined where that is not known. */
export function lastGoodText(path: string): string | undefined {
  const place = placeOf(path);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Keeps the text of a file that has no problems, for when it has one. */
export function keepGoodText(path: string, text: string): void {
  if (lastGoodText(path) === text) return;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(placeOf(path), text);
  } catch (error) {
    // Where nothing may be written, problems are found without what stood there before.
    fileErrorOf(error);
  }
}
