import fc from 'fast-check';
import type { Mistake } from './corpus.ts';
import { put } from './edits.ts';
import { isOnLine, lineOf, siteFile, tryMistake } from './try-mistake.ts';

const { text: good, check } = siteFile;

/** For each line that names a file or a page, the mistake of a name that nothing has. */
export const missingReferences: readonly Mistake[] = good
  .split('\n')
  .filter((line) => /\/media\/|\bpage: [a-z]/.test(line) && good.split(line).length === 2)
  .map((line, index) => {
    const wrong = line
      .replace(/\/media\/[\w-]+/, `/media/nowhere${index}`)
      .replace(/\bpage: [\w-]+/, `page: nowhere${index}`);
    return { title: `nothing of that name (${index})`, edit: put(line, wrong), names: [] };
  });

/** Two mistakes in one text, each with its line. */
type Pair = {
  text: string;
  mistakes: readonly [Mistake, Mistake];
  lines: readonly [number, number];
};

/** Pairs of mistakes that are both found alone, and that do not meet: in other blocks, in any order. */
export function pairsOf(one: readonly Mistake[], other: readonly Mistake[], count: number): Pair[] {
  const pairs: Pair[] = [];
  const isFound = (mistake: Mistake) => isOnLine(tryMistake(siteFile, mistake));
  const drawn = fc.tuple(fc.constantFrom(...one), fc.constantFrom(...other));
  for (const mistakes of fc.sample(drawn, { seed: 5, numRuns: 8 * count })) {
    const pair = pairOf(mistakes);
    if (pair && mistakes.every(isFound)) pairs.push(pair);
    if (pairs.length === count) return pairs;
  }
  throw new Error(`There are only ${pairs.length} pairs`);
}

function pairOf(mistakes: readonly [Mistake, Mistake]): Pair | undefined {
  const [first, second] = mistakes;
  const [after, before] = [tried(first, good), tried(second, good)];
  const text = after && tried(second, after);
  if (!text || !before || text === after || text === before) return undefined;
  if (text !== tried(first, before)) return undefined;
  const lines = [lineOf(first, before, text), lineOf(second, after, text)] as const;
  return blockOf(text, lines[0]) === blockOf(text, lines[1])
    ? undefined
    : { text, mistakes, lines };
}

/** The first line of the block that a line is in: of a page, or of a key of the first or second level. */
function blockOf(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line);
  return lines.findLastIndex((each) => /^ {0,2}[^\s#]/.test(each));
}

/** The text with a mistake; undefined where the text no longer holds what the mistake changes. */
function tried({ edit }: Mistake, text: string): string | undefined {
  try {
    return edit(text);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the file does not hold'))
      return undefined;
    throw error;
  }
}

/** Describes a pair of which one mistake is not reported; undefined where both are reported. */
export function hiddenIn({ text, mistakes, lines }: Pair): string | undefined {
  const diagnosis = check(text);
  const problems = diagnosis.ok ? [] : diagnosis.problems;
  if (lines.every((line) => problems.some((problem) => problem.line === line))) return undefined;
  const made = mistakes.map(({ title }, index) => `${title}, line ${lines[index]}`).join(' + ');
  return `${made}: ${problems.map(({ line, message }) => `${line}: ${message}`).join('; ')}`;
}
