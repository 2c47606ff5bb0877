import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ItemMemory, restoreMemory, storeMemory } from '../../diagnose/reread.ts';
import { assetCacheDir, hashOf, integrityOf } from '../assets/asset-cache.ts';
import { versionOfSource } from '../bundle.js';
import { fileErrorCode } from '../project/file-system.ts';

/** Returns the path of the file with what was read of one of the owner's files. Its first line is a seal. */
const memoryFile = (path: string) => join(assetCacheDir, 'read', `${hashOf([path])}.json`);

/** Returns what an earlier process has read of a file, if its source was the same; undefined otherwise. */
export function loadMemory<T>(path: string): ItemMemory<T> | undefined {
  const file = memoryFile(path);
  if (!existsSync(file)) return undefined;
  const stored = readFileSync(file, 'utf8');
  const end = stored.indexOf('\n');
  const json = stored.slice(end + 1);
  return stored.slice(0, end) === sealOf(json) ? restoreMemory(json) : undefined;
}

/** Returns a text that only the same source gives to the same JSON, which is therefore not damaged. */
const sealOf = (json: string) => `${versionOfSource()} ${integrityOf(json)}`;

/** The least length of a file whose memory is stored. A smaller file is read anew within 0.1 s. */
const leastLength = 50_000;

/** Stores what was read of a large valid file, so that the next process reads only what has changed since. */
export function saveMemory(path: string, memory: ItemMemory<unknown>): void {
  const isLarge = (memory.text ?? '').length >= leastLength;
  const json = isLarge ? storeMemory(memory) : undefined;
  if (json === undefined) return;
  const file = memoryFile(path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${sealOf(json)}\n${json}`);
    renameSync(draft, file);
  } catch (error) {
    // Without permission to write, the next process reads the whole file.
    fileErrorCode(error);
  }
}
