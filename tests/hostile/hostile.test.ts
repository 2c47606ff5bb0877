import { expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { hostileFiles, randomFiles } from './files.ts';
import { expectRefused } from './problems-of.ts';

test.each(Object.entries(hostileFiles(isFullRun ? 65_536 : 16_384)))(
  'a hostile file is refused with a message: %s',
  (_, file) => {
    expectRefused(file, 'site');
    expectRefused(file, 'content');
    expect({}).not.toHaveProperty('polluted');
  },
  120_000,
);

const count = isFullRun ? 10_000 : 300;

test(`${count} random files are refused with a message`, { timeout: 2 * count + 60_000 }, () => {
  for (const file of randomFiles(count)) expectRefused(file, 'content');
});
