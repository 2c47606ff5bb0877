import { expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { expectMended, expectReported, outcomesOf, wronglyMended } from './outcomes.ts';
import { contentFile, siteFile } from './try-mistake.ts';

const every = (nth: number) => (isFullRun ? 1 : nth);
const timeout = isFullRun ? 1_200_000 : 240_000;

test('the files are in order before a mistake is made', () => {
  for (const { text, check } of [siteFile, contentFile]) expect(check(text).ok).toBe(true);
});

test('mistakes are reported where they are, once, and by their name', { timeout }, () => {
  expectReported(outcomesOf(every(18)));
});

test('what is certain is mended, and leaves nothing worse', { timeout }, () => {
  expectMended(outcomesOf(every(72)));
});

test('what owners write in their own way is mended as meant, or only printed', { timeout }, () => {
  expect(wronglyMended(isFullRun)).toEqual([]);
});
