import { indentOf } from '../syntax/line-parts.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';

/** Only the first such comments are tried, because the whole file is parsed for each. */
const maxComments = 8;

/**
 * Finds comments that look like keys, such as `# photo:`, above a line that is indented deeper, and
 * removes their `#`.
 */
export function uncommented(source: Source): LineEdit[][] {
  const edits = source.lines.flatMap((comment, line) => {
    const [, indent, rest] = /^(\s*)# ?((?:- )?[\w-]+:(?:\s.*)?)$/.exec(comment) ?? [];
    const below = lineOf(source, line + 1);
    if (indent === undefined || /^\s*(#|$)/.test(below)) return [];
    return indentOf(below) > indent.length ? [[{ line, text: `${indent}${rest}` }]] : [];
  });
  return edits.slice(0, maxComments);
}
