import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { indentOf } from './line-parts.ts';
import { lineSlips } from './line-slips.ts';
import { noComment, type Slip } from './slip.ts';
import { findUnquoted } from './unquoted.ts';
import { slipsBeforeQuotes, valueSlips } from './value-slips.ts';

/** Lines with the same mistake at most this many lines apart form one problem. */
const maxGap = 2;

/** In characters. Longer lines are skipped, because regular expressions with a lookbehind take minutes on them. */
const maxLength = 2_000;

/** Finds typical mistakes (slips) on the given lines, each with its own repair. */
export function findSlips(
  source: Source,
  near: readonly number[],
  keys: readonly string[],
): SourceProblem[] {
  // If a colon is missing, the parser fails on the next line with content, and a list may fail at its key.
  const lines = new Set(near.flatMap((line) => [line, lineAbove(source, line), line + 1]));
  return [...lines].flatMap((line) => [
    // While the parser stops at another line too, the two repairs of a second colon leave equally many errors. In
    // braces, it probably is the colon of the next key.
    ...slipsBeforeQuotes.flatMap((slip) => problemsOfSlip(source, line, slip)),
    ...findUnquoted(source, line, keys),
    ...[...valueSlips, ...lineSlips].flatMap((slip) => problemsOfSlip(source, line, slip)),
  ]);
}

/** Returns the number of the last line above that is neither blank nor a comment; -1 if there is none. */
function lineAbove(source: Source, line: number): number {
  return source.lines.slice(0, Math.max(0, line)).findLastIndex((text) => /^\s*[^\s#]/.test(text));
}

/** Returns the possible repairs of a line, alone or together with nearby lines that have the same mistake. */
function problemsOfSlip(source: Source, line: number, slip: Slip): SourceProblem[] {
  if (!has(slip, lineOf(source, line))) return [];
  const lines = neighbours(source, line, slip);
  const groups = lines.length > 1 ? [[line], lines] : [lines];
  return [slip.meant]
    .flat()
    .flatMap((meant) => groups.map((each) => problemOf(source, each, slip, meant)));
}

function neighbours(source: Source, line: number, slip: Slip): number[] {
  const groups: number[][] = [];
  for (const [each, text] of source.lines.entries()) {
    if (!has(slip, text)) continue;
    const last = groups.at(-1);
    if (last && each - (last.at(-1) ?? each) <= maxGap) last.push(each);
    else groups.push([each]);
  }
  return groups.find((each) => each.includes(line)) ?? [line];
}

function problemOf(
  source: Source,
  lines: readonly number[],
  { form, message, expected, isGuess = false, mustSolveAll }: Slip,
  meant: string,
): SourceProblem {
  const [first = 0] = lines;
  const text = lineOf(source, first);
  const [found] = text.matchAll(form);
  const [start = 0, end = 0] = found?.indices?.groups?.['here'] ?? [];
  const own = lines.map((line) => ({
    line,
    text: lineOf(source, line).replace(form, meant).trimEnd(),
  }));
  const below = meant === noComment.meant ? linesBelowComment(source, own) : [];
  const edits = [...own, ...below];
  const written = edits[0]?.text.trim() ?? '';
  const many = lines.length > 1;
  const fix = written === '' ? 'remove the line' : `write ${written}`;
  const sign = found?.groups?.['here'] ?? '';
  return {
    message: message(found?.groups ?? {}) + (many ? `, on ${lines.length} lines` : ''),
    found: quote(text.trim()),
    expected,
    fix:
      below.length > 0
        ? `put # before it and before what belongs to it, to line ${(edits.at(-1)?.line ?? 0) + 1}; or remove ${sign}`
        : many
          ? `${fix}, and the other lines alike`
          : fix,
    range: [source.startOf(first) + start, source.startOf(first) + end],
    edits,
    proof: 'syntax',
    isGuess: isGuess || below.length > 0,
    mustSolveAll,
  };
}

/** Makes comments of the lines that belong to an item or a key which is in a comment: on the item above they mean another. */
function linesBelowComment(source: Source, comments: readonly LineEdit[]): LineEdit[] {
  const opening = comments.map(({ text }) => /^(\s*)# (?:- |[\w-]+:\s*$)/.exec(text)?.[1]);
  const lead = opening.find((each) => each !== undefined);
  const after = (comments.at(-1)?.line ?? 0) + 1;
  if (lead === undefined) return [];
  const below = source.lines.slice(after);
  const end = below.findIndex((text) => text.trim() !== '' && indentOf(text) <= lead.length);
  return below
    .slice(0, end < 0 ? below.length : end)
    .flatMap((text, index) =>
      /^\s*(?:#|$)/.test(text)
        ? []
        : [{ line: after + index, text: `${lead}# ${text.slice(lead.length)}` }],
    );
}

function has({ form }: Slip, text: string): boolean {
  return text.length <= maxLength && text.search(form) >= 0;
}
