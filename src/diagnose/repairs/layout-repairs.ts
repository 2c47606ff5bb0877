import type { Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import { uncommented } from './commented-out.ts';
import { contentLines, editedLines } from './content-lines.ts';
import { dashRepairs } from './dashes.ts';
import { looseTexts } from './loose-texts.ts';
import { measureIndentation } from './measure.ts';
import { reindentations } from './reindent.ts';

/** Only this many repairs are returned, because the whole file is parsed for each. */
const maxTried = 24;

/**
 * Returns repairs of dashes, indentation and commented-out keys near some places. The repair after
 * which the indentation is most regular comes first.
 */
export function layoutRepairs(source: Source, near: readonly number[]): LineEdit[][] {
  const lines = contentLines(source);
  const region = { source, lines, near };
  const before = measureIndentation(lines).uneven;
  return [
    ...looseTexts(region),
    ...dashRepairs(region),
    ...uncommented(source),
    ...reindentations(region),
  ]
    .map((edits) => ranked(edits, region))
    .filter(({ uneven }) => uneven < before || uneven === 0)
    .sort(byRank)
    .slice(0, maxTried)
    .map(({ edits }) => edits);
}

/** Sorts the most regular indentation first, then the nearest repair. */
function byRank(a: Ranked, b: Ranked): number {
  return a.uneven - b.uneven || a.unusual - b.unusual || a.distance - b.distance;
}

type Ranked = ReturnType<typeof ranked>;

function ranked(edits: LineEdit[], { lines, near }: Region) {
  const distance = Math.min(...near.map((each) => Math.abs(each - (edits[0]?.line ?? 0))));
  return { edits, ...measureIndentation(editedLines(lines, edits)), distance };
}
