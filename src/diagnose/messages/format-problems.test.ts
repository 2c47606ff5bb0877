import { expect, test } from 'vitest';
import { formatAnnotations, formatJson } from './format-problems.ts';
import type { Problem } from './problem.ts';

const problem: Problem = {
  file: 'site.config.yaml',
  line: 3,
  column: 7,
  path: 'app.name',
  message: 'expected 100% of a name, found nothing',
  found: 'nothing',
  expected: 'a name',
  fix: 'write one: yours',
  codeFrame: '    3 |   name:\n      |   ^^^^',
};

test('a list of problems is JSON without the code frames', () => {
  const { codeFrame, ...fields } = problem;
  expect(JSON.parse(formatJson([problem]))).toEqual([fields]);
  expect(formatJson([])).toBe('[]');
});

test('a list of problems is workflow commands, with their special characters escaped', () => {
  expect(formatAnnotations([{ ...problem, path: 'a,b:c' }])).toBe(
    '::error file=site.config.yaml,line=3,col=7,title=a%2Cb%3Ac::expected 100%25 of a name, found nothing%0Aexpected: a name%0Afix: write one: yours',
  );
});
