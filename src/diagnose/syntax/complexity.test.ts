import { expect, test } from 'vitest';
import { sourceOf } from '../text/source.ts';
import { checkComplexity } from './complexity.ts';

const check = (text: string) => checkComplexity(sourceOf(text))?.message;
const tooDeep = 'this is nested more than 32 levels deep';

test.each([
  ['brackets', '['.repeat(33)],
  ['long keys', '? '.repeat(33)],
  ['dashes', '- '.repeat(33)],
  ['blocks', Array.from({ length: 33 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('a text is as deep as its %s', (_, text) => {
  expect(check(text)).toBe(tooDeep);
});

test('a list may be as long as it likes', () => {
  expect(check(`projects:\n${'  - [Mesa, A]\n'.repeat(5_000)}`)).toBeUndefined();
});
