// @vitest-environment node
import { expect, test } from 'vitest';
import { expectReported, outcomesOf } from './outcomes.ts';

test('every mistake in a valid file is reported where it is, and in full', () => {
  const outcomes = outcomesOf(1);
  expect(outcomes.length).toBeGreaterThan(3_000);
  expectReported(outcomes, 0.97);
}, 1_200_000);
