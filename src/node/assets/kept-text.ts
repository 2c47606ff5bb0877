import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileErrorCode, replaceFile } from '../project/file-system.ts';
import { assetCacheDir, hashOf } from './asset-cache.ts';

/** Returns functions for a text about one of the owner's files, which is kept for later processes beside the cache. */
export function keptText(folder: string, path: string) {
  const name = join(folder, hashOf([path]));
  const file = join(assetCacheDir, name);
  return {
    /** Returns the text; undefined if there is none. */
    read(): string | undefined {
      try {
        return readFileSync(file, 'utf8');
      } catch (error) {
        fileErrorCode(error);
        return undefined;
      }
    },
    /** Writes the text. Without permission to write, later processes have none. */
    write(text: string): void {
      try {
        mkdirSync(dirname(file), { recursive: true });
        replaceFile(file, text);
      } catch (error) {
        fileErrorCode(error);
      }
    },
  };
}
