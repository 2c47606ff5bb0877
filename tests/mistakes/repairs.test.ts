import { expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { expectMended, outcomesOf, wronglyMended } from './outcomes.ts';

const timeout = isFullRun ? 1_200_000 : 240_000;

test('what is certain is mended, and leaves nothing worse', { timeout }, () => {
  expectMended(outcomesOf('open', isFullRun ? 1 : 60));
});

test('what owners write in their own way is mended as meant, or only printed', { timeout }, () => {
  expect(wronglyMended(isFullRun)).toEqual([]);
});
