import { expect, test } from 'vitest';
import { lineOf, sourceOf } from '../text/source.ts';
import { withFewestErrors } from './candidate.ts';

test('of several ways the first one that leaves as few problems as any is taken', () => {
  const ways = ['a?', 'a', 'b', 'b??'].map((text) => [{ line: 0, text }]);
  const marks = (source: ReturnType<typeof sourceOf>) => lineOf(source, 0).split('?').length - 1;
  expect(withFewestErrors(ways, sourceOf('???'), marks)).toBe(ways[1]);
});
