import { expect } from 'vitest';
import { parseDocument } from 'yaml';
import { mend } from '../../src/node/checks/fix.ts';
import { contentMistakes, ownerMistakes, siteMistakes } from './corpus.ts';
import {
  contentFile,
  describeOutcome,
  isNamed,
  isOnLine,
  type Outcome,
  siteFile,
  tryMistake,
} from './try-mistake.ts';

/** What is reported of every nth mistake. */
export function outcomesOf(nth: number): Outcome[] {
  return [
    ...siteMistakes.map((mistake) => ({ file: siteFile, mistake })),
    ...contentMistakes.map((mistake) => ({ file: contentFile, mistake })),
  ]
    .filter((_, index) => index % nth === 0)
    .map(({ file, mistake }) => tryMistake(file, mistake));
}

/** Expects that mistakes are found where they are, once each, and by their name. */
export function expectReported(outcomes: readonly Outcome[]): void {
  expectShare(outcomes, 1, ({ isSilent }) => !isSilent);
  expectShare(outcomes, 0.96, isOnLine);
  expectShare(outcomes, 0.91, ({ problems }) => problems.length === 1);
  expectShare(outcomes, 0.88, isNamed);
  for (const { message, fix, expected } of outcomes.flatMap(({ problems }) => problems)) {
    expect(message).not.toMatch(/^$|\n|undefined|\[object|Error|\bat .*\.ts/);
    expect(`${fix}${expected}`).not.toMatch(/^$|undefined|\[object/);
  }
}

/** Expects that the certain edits leave fewer problems, and lose nothing that stood in the file. */
export function expectMended(outcomes: readonly Outcome[]): void {
  const mended: (Outcome & { left: number; lost: number })[] = [];
  for (const outcome of outcomes) {
    const { text } = outcome;
    const { check } = outcome.file;
    const { text: after, changes } = mend(text, check);
    if (changes.length === 0) continue;
    const diagnosis = check(after);
    const left = diagnosis.ok ? 0 : diagnosis.problems.length;
    const kept = wordsOf(after);
    const lost = [...wordsOf(text)].filter((word) => !kept.has(word)).length;
    mended.push({ ...outcome, left, lost });
  }
  expect(mended.length).toBeGreaterThan(outcomes.length / 3);
  expectShare(mended, 1, ({ left, problems }) => left < problems.length);
  // A correction may replace a word, and drop the keys of a row.
  expectShare(mended, 1, ({ lost }) => lost <= 3);
}

/** The mistakes of owners, or one of each kind, that are not reported, or whose file is not as it was meant after all certain repairs. */
export function wronglyMended(areAll: boolean): string[] {
  const made = [
    ...ownerMistakes.site.map((mistake) => ({ file: siteFile, mistake })),
    ...ownerMistakes.content.map((mistake) => ({ file: contentFile, mistake })),
  ].filter(({ mistake }) => areAll || mistake.title.endsWith(' (1)'));
  return made.flatMap(
    ({ file: { text: good, check }, mistake: { title, edit, mended = edit } }) => {
      const { text } = mend(edit(good), check);
      const isRight = meaningOf(text) === meaningOf(mended(good)) && !check(edit(good)).ok;
      return isRight ? [] : [`${title}: ${text}`];
    },
  );
}

/** What a file says, in whichever way it is written; its text if it cannot be read. */
function meaningOf(text: string): string {
  const document = parseDocument(text);
  return document.errors.length > 0 ? text : JSON.stringify(document.toJS());
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\p{L}{3,}/gu));
}

function expectShare<O extends Outcome>(
  outcomes: readonly O[],
  share: number,
  passes: (outcome: O) => boolean,
): void {
  const failures = outcomes.filter((outcome) => !passes(outcome));
  const passed = 1 - failures.length / outcomes.length;
  expect(passed, failures.map(describeOutcome).join('\n')).toBeGreaterThanOrEqual(share);
}
