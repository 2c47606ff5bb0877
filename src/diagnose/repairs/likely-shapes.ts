import type { Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Candidate, Region } from './candidate.ts';
import { uncommented } from './commented-out.ts';
import { type ContentLine, contentLines, editedLines } from './content-lines.ts';
import { dashRepairs } from './dashes.ts';
import { looseTexts } from './loose-texts.ts';
import { measureIndentation } from './measure.ts';
import { reindentations } from './reindent.ts';

/** Only this many repairs are tried, since the whole file is parsed for each. */
const attempts = 24;

/** Returns likely repairs of dashes, indentation and comments near some places, likeliest first. */
export function likelyShapes(source: Source, places: readonly number[]): LineEdit[][] {
  const lines = contentLines(source);
  const region = { source, lines, near: withFirstChildren(lines, places) };
  const before = measureIndentation(lines).uneven;
  return [
    ...looseTexts(region),
    ...dashRepairs(region),
    ...uncommented(source),
    ...reindentations(region),
  ]
    .map((candidate) => ranked(candidate, region))
    .filter(({ uneven }) => uneven < before || uneven === 0)
    .sort(byRank)
    .slice(0, attempts)
    .map(({ edits }) => [...edits]);
}

/** Adds the first line of each block, because that line may be the misindented one. */
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

/** Sorts the most regular indentation first, then the nearest repair, then whole blocks. */
function byRank(a: Ranked, b: Ranked): number {
  return (
    a.uneven - b.uneven ||
    a.unusual - b.unusual ||
    a.distance - b.distance ||
    Number(a.isPart ?? false) - Number(b.isPart ?? false)
  );
}

type Ranked = ReturnType<typeof ranked>;

function ranked(candidate: Candidate, { lines, near }: Region) {
  const [{ line }] = candidate.edits;
  const distance = Math.min(...near.map((each) => Math.abs(each - line)));
  return { ...candidate, ...measureIndentation(editedLines(lines, candidate.edits)), distance };
}
