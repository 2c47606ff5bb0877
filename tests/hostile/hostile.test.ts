// @vitest-environment node
import { expect, test } from 'vitest';
import { hostileFiles, randomFiles } from './files.ts';
import { expectRefused } from './problems-of.ts';

// A quarter of what they have in the full run.
test.each(Object.entries(hostileFiles(16_384)))(
  'a hostile file is refused with a message: %s',
  (_, file) => {
    expectRefused(file, 'site');
    expectRefused(file, 'content');
    expect({}).not.toHaveProperty('polluted');
  },
  60_000,
);

test('three hundred random files are refused with a message', () => {
  for (const file of randomFiles(300)) expectRefused(file, 'content');
}, 60_000);
