import { lineOf, type Source } from '../text/source.ts';
import type { Candidate } from './candidate.ts';
import { indentOf } from './content-lines.ts';

/** How many comments may have been keys. */
const most = 8;

/** Comments that would be keys, above lines that would stand below them: `# photo:`. */
export function uncommented(source: Source): Candidate[] {
  const candidates = source.lines.flatMap((text, line): Candidate[] => {
    const [, indent, rest] = /^(\s*)# ?((?:- )?[\w-]+:(?:\s.*)?)$/.exec(text) ?? [];
    if (indent === undefined || indentOf(lineOf(source, line + 1)) < indent.length) return [];
    if (/^\s*(#|$)/.test(lineOf(source, line + 1))) return [];
    return [{ edits: [{ line, text: `${indent}${rest}` }] }];
  });
  return candidates.slice(0, most);
}

/** The comments among them that have no value, above what is indented as theirs would be. */
export function headless(source: Source): Candidate[] {
  return uncommented(source).filter(({ edits: [{ line, text }] }) => {
    const below = indentOf(lineOf(source, line + 1));
    return /:\s*$/.test(text) && below > indentOf(text);
  });
}
