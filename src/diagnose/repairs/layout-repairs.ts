import type { Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import { uncommented } from './commented-out.ts';
import { contentLines } from './content-lines.ts';
import { dashRepairs } from './dashes.ts';
import { looseTexts } from './loose-texts.ts';
import { reindentations } from './reindent.ts';

/** Only this many repairs are returned, because the whole file is parsed for each. */
const maxTried = 48;

/** Returns repairs of dashes, indentation and commented-out keys near some places, the nearest first. */
export function layoutRepairs(source: Source, near: readonly number[]): LineEdit[][] {
  const region = { source, lines: contentLines(source), near };
  const distance = ([first]: LineEdit[]) =>
    Math.min(...near.map((line) => Math.abs(line - (first?.line ?? 0))));
  return [
    ...looseTexts(region),
    ...dashRepairs(region),
    ...uncommented(source),
    ...reindentations(region),
  ]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxTried);
}
