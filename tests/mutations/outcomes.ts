import { expect } from 'vitest';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import type { Mutation } from './mutation.ts';
import { validFiles } from './valid-files.ts';

/** A mutation, the place at which it is to be reported, and what was reported. */
export type Outcome = { mutation: Mutation; line: number; column: number; problems: Problem[] };

/** What is reported of every nth mutation of the sample site. */
export function outcomesOf(nth: number): Outcome[] {
  return validFiles().flatMap(({ mutations, check, isChanged }) =>
    mutations
      .filter((_, index) => index % nth === 0)
      .filter(isChanged)
      .map((mutation) => {
        const before = mutation.text.slice(0, mutation.at).split('\n');
        const column = (before.at(-1)?.length ?? 0) + 1;
        return { mutation, line: before.length, column, problems: check(mutation.text) };
      }),
  );
}

/** Expects that at least a share of outcomes pass; a failure lists those that do not. */
export function expectShare(
  outcomes: readonly Outcome[],
  share: number,
  passes: (outcome: Outcome) => boolean,
): void {
  const failures = outcomes.filter((outcome) => !passes(outcome)).map(describeOutcome);
  const passed = 1 - failures.length / outcomes.length;
  expect(passed, failures.join('\n')).toBeGreaterThanOrEqual(share);
}

/** Whether a problem is reported on the line of the mutation. */
export function isOnLine({ problems, line }: Outcome): boolean {
  return problems.some((problem) => problem.line === line);
}

/** Whether a problem is reported at the line and the column of the mutation. */
export function isAtPlace({ problems, line, column }: Outcome): boolean {
  return problems.some((problem) => problem.line === line && problem.column === column);
}

/** Whether the word that was misspelt is suggested; true of mutations that misspell none. */
export function isCorrected({ mutation: { meant = '' }, problems, line }: Outcome): boolean {
  return problems.some(
    (problem) => problem.line === line && `${problem.message} ${problem.fix}`.includes(meant),
  );
}

/** Expects that every problem says what is wrong and how to put it right, without a stack trace. */
export function expectFullMessages(outcomes: readonly Outcome[]): void {
  for (const { problems } of outcomes) {
    for (const { message, fix, expected } of problems) {
      expect(message).not.toMatch(/^$|\n|undefined|\[object|Error|\bat .*\.ts/);
      expect(fix).not.toBe('');
      expect(`${fix}${expected}`).not.toMatch(/undefined|\[object/);
    }
  }
}

function describeOutcome({ mutation, line, column, problems }: Outcome): string {
  const reported = problems.map((each) => `${each.line}:${each.column} ${each.message}`);
  return `${mutation.kind}, line ${line}, column ${column}: ${reported.join('; ')}`;
}
