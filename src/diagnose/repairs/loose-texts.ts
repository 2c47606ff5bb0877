import { lineOf } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Candidate, Region } from './candidate.ts';
import { indentOf, startsContent } from './content-lines.ts';

/** Matches the rest of a sentence, which goes on in small letters. */
const sentence = /^\s*\p{Ll}+ \p{Ll}+[ .]/u;

/** Indents lines of a text that begin too far left, below their key, dash or `>-`. */
export function looseTexts({ source, lines, near }: Region): Candidate[] {
  const around = new Set(near.flatMap((line) => [line, line - 1, line + 1]));
  return [...around].flatMap((first): Candidate[] => {
    const above = lines.findLast(({ line }) => line < first);
    const opening = lineOf(source, above?.line ?? 0);
    const isText = /(?::|-|[|>][-+]?)\s*$/.test(opening) || sentence.test(lineOf(source, first));
    if (!isText) return [];
    const column = indentOf(lineOf(source, first));
    const by = above ? above.inner + (above.hasKey ? 2 : 0) - column : 0;
    if (by <= 0) return [];
    const edits: LineEdit[] = [];
    for (let line = first; ; line += 1) {
      const text = lineOf(source, line);
      if (text.trim() === '' || startsContent(text) || indentOf(text) !== column) break;
      edits.push({ line, text: ' '.repeat(by) + text });
    }
    const [head, ...rest] = edits;
    return head ? [{ edits: [head, ...rest] }] : [];
  });
}
