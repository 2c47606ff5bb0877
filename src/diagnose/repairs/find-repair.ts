import { inText } from '../syntax/line-problem.ts';
import { findTypo } from '../syntax/typos.ts';
import type { Changes } from '../text/changes.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { Candidate, CountErrors, Region } from './candidate.ts';
import { uncommented } from './commented-out.ts';
import { type ContentLine, contentLines, editedLines } from './content-lines.ts';
import { dashRepairs } from './dashes.ts';
import { describeEdit } from './describe-edit.ts';
import { measureIndentation } from './measure.ts';
import { reindentations } from './reindent.ts';

/** How many edits are tried at most, since the whole file is read again after each. */
const attempts = 24;

/**
 * The edit of a line or a block near some places that leaves the fewest mistakes; undefined if none
 * helps. Edits have to be tried: the parser and the schema only tell where they could not go on.
 */
export function findRepair(
  source: Source,
  places: readonly number[],
  countErrors: CountErrors,
  changes: Changes,
): SourceProblem | undefined {
  const lines = contentLines(source);
  const near = withFirstChildren(lines, [...places, ...changes.places]);
  const region = { source, lines, near };
  const before = measureIndentation(lines).uneven;
  const candidates = [
    ...typos(region),
    ...dashRepairs(region),
    ...uncommented(source),
    ...reindentations(region),
  ]
    .map((candidate) => ranked(candidate, region))
    .filter(({ uneven }) => uneven < before || uneven === 0)
    .sort(byRank)
    .slice(0, attempts);
  const restored = restoredLines(region, changes);
  let best: Candidate | undefined;
  let remaining = countErrors(source);
  for (const candidate of [...restored, ...candidates]) {
    const mistakes = countErrors(withLines(source, candidate.edits));
    if (mistakes >= remaining) continue;
    best = candidate;
    remaining = mistakes;
    if (remaining === 0) break;
  }
  return best && mistakeOf(source, best);
}

/** Lines near the places that say the same as before, in the form they had. */
function restoredLines({ source, near }: Region, { reshaped }: Changes): Candidate[] {
  return near.flatMap((place) => {
    const first = [...reshaped.keys()].find((line) => line >= place - 1);
    const edits: LineEdit[] = [];
    for (let line = first ?? -1; ; line += 1) {
      const text = reshaped.get(line);
      if (text === undefined && (first === undefined || lineOf(source, line).trim() !== '')) break;
      if (line >= source.lines.length) break;
      if (text !== undefined) edits.push({ line, text });
    }
    const [head, ...rest] = edits;
    return head ? [{ edits: [head, ...rest] }] : [];
  });
}

/** With the line that begins the block of each: the first of its lines may be the one that is wrong. */
function withFirstChildren(lines: readonly ContentLine[], places: readonly number[]): number[] {
  const first = places.flatMap((place) => {
    const here = lines.findLast(({ line }) => line <= place + 1);
    const parent = lines.findLast(
      ({ line, indent }) => line < place && indent < (here?.indent ?? 0),
    );
    const child = lines.find(({ line }) => parent !== undefined && line > parent.line);
    return child ? [child.line] : [];
  });
  return [...new Set([...places, ...first])];
}

/** The most regular first, then whole blocks, then the nearest. */
function byRank(a: Ranked, b: Ranked): number {
  return (
    a.uneven - b.uneven ||
    a.unusual - b.unusual ||
    Number(a.isPart ?? false) - Number(b.isPart ?? false) ||
    a.distance - b.distance
  );
}

type Ranked = ReturnType<typeof ranked>;

function ranked(candidate: Candidate, { lines, near }: Region) {
  const [{ line }] = candidate.edits;
  const distance = Math.min(...near.map((each) => Math.abs(each - line)));
  return { ...candidate, ...measureIndentation(editedLines(lines, candidate.edits)), distance };
}

/** After a missing colon the parser fails on the next line. */
function typos({ source, near }: Region): Candidate[] {
  const lines = new Set(near.flatMap((line) => [line, line - 1]));
  return [...lines].flatMap((line): Candidate[] => {
    const typo = findTypo(lineOf(source, line));
    if (!typo) return [];
    return [{ edits: [{ line, text: typo.corrected }], typo }];
  });
}

/** The mistake that an edit puts right. */
export function mistakeOf(source: Source, { edits, typo }: Candidate): SourceProblem {
  const [{ line, text }] = edits;
  if (typo) return inText(source, line, typo);
  const from = lineOf(source, line);
  const start = source.startOf(line);
  return {
    ...describeEdit(from, text, edits.length),
    range: [start + from.length - from.trimStart().length, start + from.trimEnd().length],
    edits,
  };
}
