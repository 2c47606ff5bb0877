import { expect, test } from 'vitest';
import { sourceOf } from '../text/source.ts';
import { checkComplexity } from './complexity.ts';

const rows = Array.from({ length: 1_500 }, (_, n) => [`Project ${n}`, 'https://example.com', 'A']);
const keys = Object.fromEntries(rows.map(([title = '']) => [title, 1]));

const check = (text: string) => checkComplexity(sourceOf(text))?.message;

test.each([
  ['JSON on one line', JSON.stringify({ projects: rows })],
  ['JSON over many lines', JSON.stringify({ projects: rows }, null, 2)],
  ['brackets on a line each', `projects: [\n${rows.map((row) => `[${row}]`).join(',\n')}\n]`],
  ['braces on a line each', `items: [\n${rows.map(() => '{ title: A, url: B }').join(',\n')}\n]`],
  ['dashes', `projects:\n${rows.map((row) => `  - [${row}]`).join('\n')}`],
])('a list may be as long as it likes: %s', (_, text) => {
  expect(check(text)).toBeUndefined();
});

test.each([
  ['JSON on one line', JSON.stringify(keys)],
  ['JSON over many lines', JSON.stringify(keys, null, 2)],
  ['JSON with a list before', JSON.stringify({ projects: rows, ...keys })],
  ['a block', Object.keys(keys).join(': 1\n')],
])('a block has a thousand keys at most: %s', (_, text) => {
  expect(check(text)).toBe('this block has more than 1000 keys');
});
