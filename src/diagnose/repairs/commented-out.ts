import { lineOf, type Source } from '../text/source.ts';
import type { Candidate } from './candidate.ts';

/** How far above a place a line is looked for that was made a comment. */
const reach = 12;

/** Comments above a place that would be keys: `# photo:`. */
export function uncommented(source: Source, near: readonly number[]): Candidate[] {
  const numbers = near.flatMap((each) =>
    Array.from({ length: reach + 1 }, (_, index) => each - reach + index),
  );
  return [...new Set(numbers)].flatMap((line): Candidate[] => {
    const text = lineOf(source, line);
    const [, indent, rest] = /^(\s*)# ?((?:- )?[\w-]+:(?:\s.*)?)$/.exec(text) ?? [];
    return indent === undefined ? [] : [{ edits: [{ line, text: `${indent}${rest}` }] }];
  });
}
