// @vitest-environment node
import { expect, test } from 'vitest';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { hostileFiles } from './files.ts';
import { problemsOf } from './problems-of.ts';
import { randomFiles } from './random-files.ts';

test.each(Object.entries(hostileFiles))(
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

function expectMessages(problems: readonly Problem[]) {
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/^$|undefined|\[object/);
  }
}
