import { expect } from 'vitest';
import { parse } from 'yaml';
import { mend } from '../../src/node/checks/mend.ts';
import { contentMistakes, siteMistakes } from './corpus.ts';
import {
  contentFile,
  describeOutcome,
  isNamed,
  isOnLine,
  type Knowledge,
  type Outcome,
  siteFile,
  tryMistake,
} from './try-mistake.ts';

/** What is reported of every nth mistake. */
export function outcomesOf(nth: number, knowledge: Knowledge): Outcome[] {
  return [
    ...siteMistakes.map((mistake) => ({ file: siteFile, mistake })),
    ...contentMistakes.map((mistake) => ({ file: contentFile, mistake })),
  ]
    .filter((_, index) => index % nth === 0)
    .map(({ file, mistake }) => tryMistake(file, mistake, knowledge));
}

/** Expects that mistakes are found where they are, once each, and that none changes what is meant. */
export function expectRates(outcomes: readonly Outcome[]): void {
  expectShare(outcomes, 1, ({ isSilent }) => !isSilent);
  expectShare(outcomes, 0.98, isOnLine);
  expectShare(outcomes, 0.95, ({ problems }) => problems.length === 1);
  expectShare(outcomes, 0.95, isNamed);
}

/** Expects that the certain edits leave fewer problems, and lose nothing that stood in the file. */
export async function expectMended(
  outcomes: readonly Outcome[],
  knowledge: Knowledge,
): Promise<void> {
  let mended = 0;
  for (const { file, mistake, text, problems } of outcomes) {
    const check = (each: string) => file.check(each, knowledge.knowsGood ? file.text : undefined);
    const { text: after, changes } = await mend(text, async (each) => check(each));
    if (changes.length === 0) continue;
    mended += 1;
    const diagnosis = check(after);
    const left = diagnosis.ok ? 0 : diagnosis.problems.length;
    expect(left, mistake.title).toBeLessThan(problems.length);
    if (diagnosis.ok) expect(wordsOf(after), mistake.title).toEqual(expect.arrayContaining([]));
  }
  expect(mended).toBeGreaterThan(outcomes.length / 2);
}

function wordsOf(text: string): string[] {
  return JSON.stringify(parse(text)).match(/\p{L}+/gu) ?? [];
}

function expectShare(
  outcomes: readonly Outcome[],
  share: number,
  passes: (outcome: Outcome) => boolean,
): void {
  const failures = outcomes.filter((outcome) => !passes(outcome));
  const passed = 1 - failures.length / outcomes.length;
  expect(passed, failures.map(describeOutcome).join('\n')).toBeGreaterThanOrEqual(share);
}
