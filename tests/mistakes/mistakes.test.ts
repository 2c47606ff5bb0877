// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../unit/full-run.ts';
import { expectMended, expectRates, expectReported, outcomesOf, slipOutcomes } from './outcomes.ts';
import { contentFile, siteFile } from './try-mistake.ts';

const every = (nth: number) => (isFullRun ? 1 : nth);
const [unknown, known] = [{ knowsGood: false }, { knowsGood: true }];
const timeout = isFullRun ? 1_200_000 : 240_000;

test('the files are in order before a mistake is made', () => {
  for (const { text, check } of [siteFile, contentFile]) expect(check(text).ok).toBe(true);
});

describe.each(isFullRun ? [unknown, known] : [unknown])(
  'with the file as it was: $knowsGood',
  (knowledge) => {
    test('mistakes are reported where they are, once, and by their name', { timeout }, () => {
      expectRates(outcomesOf('open', every(12), knowledge), 'open');
    });

    test('so are mistakes that nobody has looked at', { timeout }, () => {
      expectRates(outcomesOf('heldOut', every(6), knowledge), 'heldOut');
    });
  },
);

test('one slip in a valid file is reported where it is, and in full', { timeout }, () => {
  const outcomes = slipOutcomes(every(60));
  expect(outcomes.length).toBeGreaterThan(isFullRun ? 3_000 : 50);
  expectReported(outcomes, isFullRun ? 0.97 : 0.95);
});

test.each(isFullRun ? [unknown, known] : [known])(
  'what is certain is mended, and leaves nothing worse; with the file as it was: $knowsGood',
  { timeout },
  (knowledge) => {
    expectMended(outcomesOf('open', every(47), knowledge), knowledge);
  },
);
