import { expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { isHeldOut, siteMistakes } from './corpus.ts';
import { expectRates, expectReported, outcomesOf, slipOutcomes } from './outcomes.ts';
import { hiddenIn, missingReferences, pairsOf } from './pairs.ts';
import { contentFile, siteFile } from './try-mistake.ts';

const every = (nth: number) => (isFullRun ? 1 : nth);
const timeout = isFullRun ? 1_200_000 : 240_000;

test('the files are in order before a mistake is made', () => {
  for (const { text, check } of [siteFile, contentFile]) expect(check(text).ok).toBe(true);
});

test('mistakes are reported where they are, once, and by their name', { timeout }, () => {
  expectRates(outcomesOf('open', every(18)), 'open');
});

test('so are mistakes that nobody has looked at', { timeout }, () => {
  expectRates(outcomesOf('heldOut', every(7)), 'heldOut');
});

test('one slip in a valid file is reported where it is, and in full', { timeout }, () => {
  const outcomes = slipOutcomes(isFullRun ? 4 : 110);
  expect(outcomes.length).toBeGreaterThan(isFullRun ? 700 : 25);
  expectReported(outcomes, isFullRun ? 0.97 : 0.95);
});

const count = isFullRun ? 4 : 2;
const open = siteMistakes.filter((mistake) => !isHeldOut(mistake, siteFile.text));

test('two mistakes in one file are both shown', { timeout }, () => {
  const pairs = pairsOf([...open, ...missingReferences], open, count);
  expect(pairs.flatMap((pair) => hiddenIn(pair) ?? [])).toEqual([]);
});
