// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  expectFullMessages,
  expectShare,
  isAtPlace,
  isCorrected,
  isOnLine,
  type Outcome,
  outcomesOf,
} from './outcomes.ts';

let known: Outcome[] | undefined;

/** The outcomes of every mutation, from the first test that asks. */
function outcomes(): Outcome[] {
  known ??= outcomesOf(1);
  return known;
}

describe('every mistake in a valid file', { timeout: 1_200_000 }, () => {
  it('is one of at least 4,000', () => {
    expect(outcomes().length).toBeGreaterThanOrEqual(4_000);
  });

  it('is reported', () => {
    expectShare(outcomes(), 1, ({ problems }) => problems.length > 0);
  });

  it('is reported on the exact line', () => {
    expectShare(outcomes(), 0.97, isOnLine);
  });

  it('is reported at the exact column', () => {
    expectShare(outcomes(), 0.95, isAtPlace);
  });

  it('is corrected where it is a misspelt word', () => {
    const misspelt = outcomes().filter(({ mutation }) => mutation.meant !== undefined);
    expect(misspelt.length).toBeGreaterThan(600);
    expectShare(misspelt, 0.98, isCorrected);
  });

  it('is hardly ever reported as more than two problems', () => {
    expectShare(outcomes(), 0.98, ({ problems }) => problems.length <= 2);
  });

  it('is reported in full, without a stack trace', () => {
    expectFullMessages(outcomes());
  });
});
