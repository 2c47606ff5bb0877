import { expect } from 'vitest';
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
  { knowsGood }: Knowledge,
): Promise<void> {
  const mended: Mending[] = [];
  for (const outcome of outcomes) {
    const { file, text, problems } = outcome;
    const check = (each: string) => file.check(each, knowsGood ? file.text : undefined);
    const { text: after, changes } = mend(text, check);
    if (changes.length === 0) continue;
    const diagnosis = check(after);
    const left = diagnosis.ok ? 0 : diagnosis.problems.length;
    const kept = wordsOf(after);
    const lost = [...wordsOf(text)].filter((word) => !kept.has(word));
    mended.push({ ...outcome, isBetter: left < problems.length, lost });
  }
  expect(mended.length).toBeGreaterThan(outcomes.length / 3);
  expectShare(mended, 1, ({ isBetter }) => isBetter);
  // A name may be corrected, and the keys of a row go; nothing else.
  expectShare(mended, 1, ({ lost }) => lost.length <= 3);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\p{L}{3,}/gu));
}

/** What came of the certain edits. */
type Mending = Outcome & { isBetter: boolean; lost: readonly string[] };

function expectShare<O extends Outcome>(
  outcomes: readonly O[],
  share: number,
  passes: (outcome: O) => boolean,
): void {
  const failures = outcomes.filter((outcome) => !passes(outcome));
  const passed = 1 - failures.length / outcomes.length;
  expect(passed, failures.map(describeOutcome).join('\n')).toBeGreaterThanOrEqual(share);
}
