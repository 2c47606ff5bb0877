// @vitest-environment node
import { expect, test } from 'vitest';
import { expectMessages } from './expect-messages.ts';
import { hostileFiles } from './files.ts';
import { problemsOf } from './problems-of.ts';
import { randomFiles } from './random-files.ts';

test.each(Object.entries(hostileFiles(65_536)))(
  'a hostile file of 64 kB is refused: %s',
  (_, file) => {
    expectMessages(problemsOf(file, 'site'));
    expectMessages(problemsOf(file, 'content'));
  },
  120_000,
);

test('ten thousand random files are refused, and the process goes on', () => {
  for (const file of randomFiles(10_000)) {
    expect(problemsOf(file, 'content').length, file).toBeGreaterThan(0);
  }
}, 600_000);
