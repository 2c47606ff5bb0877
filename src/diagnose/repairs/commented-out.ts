import { lineOf, type Source } from '../text/source.ts';
import type { Candidate } from './candidate.ts';
import { indentOf } from './content-lines.ts';

/** Only the first such comments are tried. */
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

/** Finds commented-out keys without a value, whose next line is indented deeper than the key. */
export function headless(source: Source): Candidate[] {
  return uncommented(source).filter(({ edits: [{ line, text }] }) => {
    const below = indentOf(lineOf(source, line + 1));
    return /:\s*$/.test(text) && below > indentOf(text);
  });
}
