import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ItemMemory, restoreMemory, storeMemory } from '../../diagnose/reread.ts';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { versionOfSource } from '../bundle.js';
import { fileErrorCode } from '../project/file-system.ts';

/** Returns the path of the file with what was read of one of the owner's files. Its first line names the source's version. */
const memoryFile = (path: string) => join(assetCacheDir, 'read', `${hashOf([path])}.json`);

/** Returns what an earlier process has read of a file, if its source was the same; undefined otherwise. */
export function loadMemory<T>(path: string): ItemMemory<T> | undefined {
  const file = memoryFile(path);
  if (!existsSync(file)) return undefined;
  const stored = readFileSync(file, 'utf8');
  const end = stored.indexOf('\n');
  if (stored.slice(0, end) !== versionOfSource()) return undefined;
  return restoreMemory(stored.slice(end + 1));
}

/** Stores what was read of a valid file, so that the next process reads only what has changed since. */
export function saveMemory(path: string, memory: ItemMemory<unknown>): void {
  const json = storeMemory(memory);
  if (json === undefined) return;
  const file = memoryFile(path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${versionOfSource()}\n${json}`);
    renameSync(draft, file);
  } catch (error) {
    // Without permission to write, the next process reads the whole file.
    fileErrorCode(error);
  }
}
