import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';

const marks = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/**
 * The marks that git leaves where two versions of a file differ. To read on, the first version is
 * taken; which one is right only the owner knows.
 */
export function findMergeMarks(source: Source): SourceProblem | undefined {
  const first = source.lines.findIndex((line) => marks.test(line));
  if (first < 0) return undefined;
  const edits: LineEdit[] = [];
  let isSecond = false;
  for (let line = first; line < source.lines.length; line += 1) {
    const text = lineOf(source, line);
    // The next conflict is another mistake.
    if (line > first && text.startsWith('<<<<<<< ')) break;
    const isMark = marks.test(text);
    if (isMark || isSecond) edits.push({ line, text: '' });
    if (isMark) isSecond = /^[|=]/.test(text) && endsBelow(source, line);
  }
  const start = source.startOf(first);
  const text = lineOf(source, first);
  return {
    message: 'git has left a merge unfinished here: the file holds two versions of some lines',
    found: quote(text),
    expected: 'one version, without the lines <<<<<<<, ======= and >>>>>>>',
    fix: 'keep the lines of one version, and remove those of the other and the marks',
    range: [start, start + text.length],
    edits,
    isGuess: true,
  };
}

/** Whether a conflict is closed below a line. */
function endsBelow({ lines }: Source, line: number): boolean {
  const next = lines.slice(line + 1).find((text) => /^(<{7}|>{7})( |$)/.test(text));
  return next?.startsWith('>') ?? false;
}
