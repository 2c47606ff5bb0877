// @vitest-environment node
import { expect, test } from 'vitest';
import { expectMessages } from './expect-messages.ts';
import { hostileFiles } from './files.ts';
import { problemsOf } from './problems-of.ts';
import { randomFiles } from './random-files.ts';

// A quarter of what they have in the full run.
test.each(Object.entries(hostileFiles(16_384)))(
  'a hostile file is refused with a message: %s',
  (_, file) => {
    expectMessages(problemsOf(file, 'site'));
    expectMessages(problemsOf(file, 'content'));
    expect({}).not.toHaveProperty('polluted');
  },
  60_000,
);

test('three hundred random files are refused with a message', () => {
  for (const file of randomFiles(300)) expectMessages(problemsOf(file, 'content'));
}, 60_000);
