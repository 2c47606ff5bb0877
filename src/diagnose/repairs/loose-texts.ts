import { indentOf } from '../syntax/line-parts.ts';
import { lineOf } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import { startsContent } from './content-lines.ts';

/** Matches a line that begins with two words in small letters, and so continues a sentence. */
const sentence = /^\s*\p{Ll}+ \p{Ll}+[ .]/u;

/** Indents lines of a text that begin too far left, below their key, dash or `>-`. */
export function looseTexts({ source, lines, near }: Region): LineEdit[][] {
  const around = new Set(near.flatMap((line) => [line, line - 1, line + 1]));
  return [...around].flatMap((first) => {
    const above = lines.findLast(({ line }) => line < first);
    const opening = lineOf(source, above?.line ?? 0);
    const isText = /(?::|-|[|>][-+]?)\s*$/.test(opening) || sentence.test(lineOf(source, first));
    const column = indentOf(lineOf(source, first));
    const by = above ? above.column + (above.key === undefined ? 0 : 2) - column : 0;
    if (!isText || by <= 0) return [];
    const edits: LineEdit[] = [];
    for (let line = first; ; line += 1) {
      const text = lineOf(source, line);
      if (text.trim() === '' || startsContent(text) || indentOf(text) !== column) break;
      edits.push({ line, text: ' '.repeat(by) + text });
    }
    return edits.length > 0 ? [edits] : [];
  });
}
