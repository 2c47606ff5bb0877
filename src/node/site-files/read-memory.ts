import { type ItemMemory, restoreMemory, storeMemory } from '../../diagnose/reread.ts';
import { integrityOf } from '../assets/asset-cache.ts';
import { keptText } from '../assets/kept-text.ts';
import { versionOfSource } from '../bundle.js';

/** What was read of one of the owner's files, as JSON below a line with a seal. */
const memoryOf = (path: string) => keptText('read', path);

/** Returns what an earlier process has read of a file, if its source was the same; undefined otherwise. */
export function loadMemory<T>(path: string): ItemMemory<T> | undefined {
  const stored = memoryOf(path).read();
  if (stored === undefined) return undefined;
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
  if (json !== undefined) memoryOf(path).write(`${sealOf(json)}\n${json}`);
}
