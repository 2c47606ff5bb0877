import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { indentOf } from './content-lines.ts';
import { describeEdit } from './describe-edit.ts';

/** A mistake with the text it was found in. */
type Found = { mistake: SourceProblem; source: Source };

/** Lines below each other that are to be moved by as many blanks were moved together: one mistake. */
export function together(mistakes: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const next of mistakes) {
    const last = merged.at(-1);
    const both = last && inOne(last, next);
    merged.splice(both ? -1 : merged.length, 1, both ?? next);
  }
  return merged;
}

function inOne(above: Found, below: Found): Found | undefined {
  const [first, ...rest] = above.mistake.edits ?? [];
  const [next, ...others] = below.mistake.edits ?? [];
  if (!first || !next || others.length > 0) return undefined;
  const isBelow = next.line === (rest.at(-1) ?? first).line + 1;
  const by = shiftOf(above.source, first);
  if (!isBelow || by === undefined || by !== shiftOf(below.source, next)) return undefined;
  const edits = [first, ...rest, next];
  const message = describeEdit(lineOf(above.source, first.line), first.text, edits.length);
  return { source: above.source, mistake: { ...above.mistake, ...message, edits } };
}

/** By how many blanks an edit moves its line; undefined for one that does more. */
function shiftOf(
  source: Source,
  { line, text }: { line: number; text: string },
): number | undefined {
  const from = lineOf(source, line);
  return from.trim() === text.trim() && from !== text ? indentOf(text) - indentOf(from) : undefined;
}
