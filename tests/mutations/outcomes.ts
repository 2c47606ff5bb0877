import { expect } from 'vitest';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import type { Mutation } from './mutations.ts';
import { validFiles } from './valid-files.ts';

/** A mutation, the line on which it is to be reported, and what was reported. */
export type Outcome = { mutation: Mutation; line: number; problems: Problem[] };

/** What is reported of every nth mutation of the sample site. */
export function outcomesOf(nth: number): Outcome[] {
  return validFiles().flatMap(({ mutations, check, isChanged }) =>
    mutations
      .filter((mutation, index) => index % nth === 0 && isChanged(mutation))
      .map((mutation) => {
        const line = mutation.text.slice(0, mutation.at).split('\n').length;
        return { mutation, line, problems: check(mutation.text) };
      }),
  );
}

/** Expects that mutations are reported where they are, are corrected where they can be, and in full. */
export function expectReported(outcomes: readonly Outcome[], share: number): void {
  expectShare(outcomes, share, ({ problems, line }) => problems.some((each) => each.line === line));
  expectShare(outcomes, share, ({ problems }) => problems.length > 0 && problems.length <= 2);
  const misspelt = outcomes.filter(({ mutation }) => mutation.meant !== undefined);
  expect(misspelt.length).toBeGreaterThan(outcomes.length / 10);
  expectShare(misspelt, 0.98, isCorrected);
  for (const { message, fix, expected } of outcomes.flatMap(({ problems }) => problems)) {
    expect(message).not.toMatch(/^$|\n|undefined|\[object|Error|\bat .*\.ts/);
    expect(fix).not.toBe('');
    expect(`${fix}${expected}`).not.toMatch(/undefined|\[object/);
  }
}

function expectShare(
  outcomes: readonly Outcome[],
  share: number,
  passes: (outcome: Outcome) => boolean,
): void {
  const failures = outcomes.filter((outcome) => !passes(outcome)).map(describeOutcome);
  const passed = 1 - failures.length / outcomes.length;
  expect(passed, failures.join('\n')).toBeGreaterThanOrEqual(share);
}

/** Whether the word that was misspelt is suggested. */
function isCorrected({ mutation: { meant = '' }, problems, line }: Outcome): boolean {
  return problems.some(
    (each) => each.line === line && `${each.message} ${each.fix}`.includes(meant),
  );
}

function describeOutcome({ mutation, line, problems }: Outcome): string {
  const reported = problems.map((each) => `${each.line}: ${each.message}`);
  return `${mutation.kind}, line ${line}: ${reported.join('; ')}`;
}
