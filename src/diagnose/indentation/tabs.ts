import { inText } from '../syntax/line-mistake.ts';
import { findTab } from '../syntax/typos.ts';
import type { Mistake } from '../text/mistake.ts';
import { lineOf, type Source } from '../text/source.ts';
import { linesInside } from './lines-inside.ts';

/** The first line that is indented with a tab, except within block texts. */
export function findTabbedLine(source: Source): Mistake | undefined {
  if (!source.text.includes('\t')) return undefined;
  const inside = linesInside(source);
  const line = source.lines.findIndex(
    (text, index) => /^ *\t\s*\S/.test(text) && !inside.has(index),
  );
  const tab = findTab(lineOf(source, line));
  return tab && inText(source, line, tab);
}
