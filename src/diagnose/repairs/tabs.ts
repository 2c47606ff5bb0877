import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { type CountErrors, withFewestErrors } from './candidate.ts';
import { linesInside } from './content-lines.ts';

/** The numbers of spaces that a tab may stand for, the most usual first. */
const widths = [2, 4, 8, 1, 3, 0];

/** Finds lines that are indented with a tab, which YAML refuses except within block texts. */
export function findTabs(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  if (!source.text.includes('\t')) return undefined;
  const inside = linesInside(source);
  const tabbed = source.lines.flatMap((text, line) =>
    /^[ -]*\t\s*\S/.test(text) && !inside.has(line) ? [line] : [],
  );
  const [first, ...others] = tabbed;
  if (first === undefined) return undefined;
  const edits = withFewestErrors(
    widths.map((width) =>
      tabbed.map((line) => ({ line, text: widened(lineOf(source, line), width) })),
    ),
    source,
    countErrors,
  );
  const start = source.startOf(first);
  const text = lineOf(source, first);
  const also = others.length > 0 ? `, and so are ${others.length} more` : '';
  return {
    message: `this line is indented with a tab, which YAML does not count${also}`,
    found: 'a tab',
    expected: 'blanks',
    fix: 'replace the tab by blanks, two for each level',
    range: [start + text.indexOf('\t'), start + text.length - text.trimStart().length],
    edits,
  };
}

/** Replaces the tabs before the text of a line by spaces. */
function widened(text: string, width: number): string {
  const lead = /^[ \t-]*/.exec(text)?.[0] ?? '';
  const blanks = lead.replace(/-\t+/g, '- ').replaceAll('\t', ' '.repeat(width));
  return blanks + text.slice(lead.length);
}
