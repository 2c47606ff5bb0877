import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

const marks = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/** Finds the first conflict marker of a git merge. Only the owner knows which version is right. */
export function findMergeMarks(source: Source): SourceProblem | undefined {
  const line = source.lines.findIndex((text) => marks.test(text));
  if (line < 0) return undefined;
  const start = source.startOf(line);
  const text = lineOf(source, line);
  return {
    message: 'git has left a merge unfinished here: the file holds two versions of some lines',
    found: quote(text),
    expected: 'one version, without the lines <<<<<<<, ======= and >>>>>>>',
    fix: 'keep the lines of one version, and remove those of the other and the marks',
    range: [start, start + text.length],
  };
}
