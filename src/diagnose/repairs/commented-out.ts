import { lineOf, type Source } from '../text/source.ts';
import type { Candidate } from './candidate.ts';
import { indentOf } from './content-lines.ts';

/** A text with more such comments is documentation, so its comments stay comments. */
const most = 8;

/** Finds comments that look like keys, such as `# photo:`, and removes their `#`. */
export function uncommented(source: Source): Candidate[] {
  const candidates = source.lines.flatMap((text, line): Candidate[] => {
    const [, indent, rest] = /^(\s*)# ?((?:- )?[\w-]+:(?:\s.*)?)$/.exec(text) ?? [];
    if (indent === undefined || indentOf(lineOf(source, line + 1)) < indent.length) return [];
    if (/^\s*(#|$)/.test(lineOf(source, line + 1))) return [];
    return [{ edits: [{ line, text: `${indent}${rest}` }] }];
  });
  return candidates.slice(0, most);
}

/** Finds those without a value whose next line is indented like the content of the key. */
export function headless(source: Source): Candidate[] {
  return uncommented(source).filter(({ edits: [{ line, text }] }) => {
    const below = indentOf(lineOf(source, line + 1));
    return /:\s*$/.test(text) && below > indentOf(text);
  });
}
