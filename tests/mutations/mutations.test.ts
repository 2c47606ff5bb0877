// @vitest-environment node
import { expect, test } from 'vitest';
import { expectFullMessages, expectShare, isAtPlace, isCorrected, outcomesOf } from './outcomes.ts';

test('one mistake in a valid file is reported where it is, and in full', () => {
  const outcomes = outcomesOf(60);
  expect(outcomes.length).toBeGreaterThan(50);
  expectShare(outcomes, 0.95, isAtPlace);
  expectShare(
    outcomes.filter(({ mutation }) => mutation.meant !== undefined),
    1,
    isCorrected,
  );
  expectFullMessages(outcomes);
}, 240_000);
