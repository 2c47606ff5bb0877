import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';

const folder = join(assetCacheDir, 'last-good');

/** The text of a file when it was last without mistakes; undefined where that is not known. */
export function lastGoodText(path: string): string | undefined {
  const place = placeOf(path);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Keeps the text of a file that has no mistakes, for when it has one. */
export function keepGoodText(path: string, text: string): void {
  if (lastGoodText(path) === text) return;
  const place = placeOf(path);
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${place}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, place);
  } catch (error) {
    // Where nothing may be written, messages are found without what stood there before.
    if (!(error instanceof Error) || !('code' in error)) throw error;
  }
}

function placeOf(path: string): string {
  return join(folder, `${hashOf([path])}.yaml`);
}
