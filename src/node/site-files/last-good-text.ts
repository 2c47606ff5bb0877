import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { fileErrorOf } from '../project/file-system.ts';

const folder = join(assetCacheDir, 'last-good');
const placeOf = (path: string) => join(folder, `${hashOf([path])}.yaml`);

/** Returns the last valid text of a file, or undefined if unknown. */
export function lastGoodText(path: string): string | undefined {
  const place = placeOf(path);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Stores the text of a valid file. If the file has problems later, the diagnosis compares both texts. */
export function keepGoodText(path: string, text: string): void {
  if (lastGoodText(path) === text) return;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(placeOf(path), text);
  } catch (error) {
    // Without permission to write, problems are diagnosed without the last valid text.
    fileErrorOf(error);
  }
}
