// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import type { Mutation } from './mutation.ts';
import { validFiles } from './valid-files.ts';

type Outcome = { mutation: Mutation; line: number; column: number; problems: Problem[] };

const outcomes: Outcome[] = [];

// Every second mistake of all that the generators know: enough to measure, and soon done.
beforeAll(() => {
  for (const { mutations, check } of validFiles()) {
    for (const mutation of mutations.filter((_, index) => index % 2 === 0)) {
      const before = mutation.text.slice(0, mutation.at).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      outcomes.push({ mutation, line: before.length, column, problems: check(mutation.text) });
    }
  }
}, 600_000);

const rate = (some: number, all: number) => some / Math.max(1, all);

const describeOutcome = ({ mutation, line, column, problems }: Outcome) =>
  `${mutation.kind}, line ${line}, column ${column}: ${problems.map((p) => `${p.line}:${p.column} ${p.message}`).join('; ')}`;

const failures = (passes: (outcome: Outcome) => boolean) =>
  outcomes.filter((outcome) => !passes(outcome)).map(describeOutcome);

describe('a valid file with one mistake in it', () => {
  it('is broken in at least 2,000 ways', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(2_000);
    console.log(
      [...new Set(outcomes.map(({ mutation }) => mutation.kind))]
        .map((kind) => `${outcomes.filter((o) => o.mutation.kind === kind).length} × ${kind}`)
        .join(', '),
    );
  });

  it('is never accepted in silence', () => {
    expect(failures(({ problems }) => problems.length > 0)).toEqual([]);
  });

  it('is reported on the exact line', () => {
    const wrong = failures(({ problems, line }) => problems.some((each) => each.line === line));
    console.log(`exact line: ${rate(outcomes.length - wrong.length, outcomes.length)}`, wrong);
    expect(rate(outcomes.length - wrong.length, outcomes.length)).toBeGreaterThanOrEqual(0.99);
  });

  it('is reported on the exact column', () => {
    const wrong = failures(({ problems, line, column }) =>
      problems.some((each) => each.line === line && each.column === column),
    );
    console.log(`exact column: ${rate(outcomes.length - wrong.length, outcomes.length)}`);
    expect(rate(outcomes.length - wrong.length, outcomes.length)).toBeGreaterThanOrEqual(0.95);
  });

  it('is corrected rightly where a word is misspelt', () => {
    const misspelt = outcomes.filter(({ mutation }) => mutation.meant !== undefined);
    const right = misspelt.filter(({ mutation, problems, line }) =>
      problems.some(
        (p) => p.line === line && `${p.message} ${p.fix}`.includes(mutation.meant ?? ''),
      ),
    );
    console.log(`misspellings corrected: ${rate(right.length, misspelt.length)}`);
    expect(misspelt.length).toBeGreaterThan(300);
    expect(rate(right.length, misspelt.length)).toBeGreaterThanOrEqual(0.98);
  });

  it('is hardly ever reported more than twice', () => {
    const noisy = outcomes.filter(({ problems }) => problems.length > 2);
    expect(rate(noisy.length, outcomes.length)).toBeLessThan(0.02);
  });

  it('is told in full, without a stack trace', () => {
    for (const { problems } of outcomes) {
      for (const { message, fix, expected } of problems) {
        expect(message).not.toMatch(/^$|\n|undefined|\[object|Error|\bat .*\.ts/);
        expect(fix).not.toBe('');
        expect(`${fix}${expected}`).not.toMatch(/undefined|\[object/);
      }
    }
  });
});
