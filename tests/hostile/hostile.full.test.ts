// @vitest-environment node
import { expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';
import { randomFiles } from './random-files.ts';

test('ten thousand random files are refused, and the process goes on', () => {
  for (const file of randomFiles(10_000)) {
    expect(problemsOf(file, 'content').length, file).toBeGreaterThan(0);
  }
}, 600_000);
