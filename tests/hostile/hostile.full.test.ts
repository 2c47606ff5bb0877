// @vitest-environment node
import { test } from 'vitest';
import { hostileFiles, randomFiles } from './files.ts';
import { expectRefused } from './problems-of.ts';

test.each(Object.entries(hostileFiles(65_536)))(
  'a hostile file of 64 kB is refused: %s',
  (_, file) => {
    expectRefused(file, 'site');
    expectRefused(file, 'content');
  },
  120_000,
);

test('ten thousand random files are refused, and the process goes on', () => {
  for (const file of randomFiles(10_000)) expectRefused(file, 'content');
}, 600_000);
