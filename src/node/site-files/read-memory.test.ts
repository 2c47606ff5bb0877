import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { diagnoseRepeatedly } from '../../diagnose/diagnose.ts';
import { emptyMemory } from '../../diagnose/reread.ts';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { loadMemory, saveMemory } from './read-memory.ts';

const schema = z.strictObject({ names: z.array(z.string()) });
const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };

/** What was read of a file with this many names, and the file of the cache for it. */
function readFile(path: string, names: number) {
  const memory = emptyMemory<z.output<typeof schema>>();
  const text = Array.from({ length: names }, (_, index) => `  - name ${index}\n`).join('');
  diagnoseRepeatedly(schema, memory)('names.yaml', Buffer.from(`names:\n${text}`), context);
  const stored = join(assetCacheDir, 'read', hashOf([path]));
  onTestFinished(() => rmSync(stored, { force: true }));
  saveMemory(path, memory);
  return { memory, stored };
}

test('what was read of a large file is there for the next process, unless it is damaged', () => {
  const path = '/a/large/names.yaml';
  const { memory, stored } = readFile(path, 5_000);
  expect(loadMemory(path)).toEqual({ ...memory, versions: new Map() });
  appendFileSync(stored, ' ');
  expect(loadMemory(path)).toBeUndefined();
});

test('a small file is read anew', () => {
  const { stored } = readFile('/a/small/names.yaml', 5);
  expect(existsSync(stored)).toBe(false);
});
