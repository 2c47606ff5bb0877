import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** A slip that shows on a line by itself. */
export type Slip = {
  /** What such a line looks like; the group `here` is what is wrong with it. */
  form: RegExp;
  /** What replaces the form in the line as it was meant; several where the line does not tell. */
  meant: string | readonly string[];
  message: (groups: Groups) => string;
  expected: string;
  /** What to do, where leaving out what is wrong only serves to read on. */
  guess?: string;
};

type Groups = Readonly<Record<string, string>>;

/** How far apart lines with the same slip may be for all of them to be one problem. */
const maxGap = 2;

/** How long a line may be: in a longer one a form that looks back from each sign takes minutes. */
const maxLength = 2_000;

/** What a line with a slip may have meant: it and its neighbours with the same slip, or it alone. */
export function problemsOfSlip(source: Source, line: number, slip: Slip): SourceProblem[] {
  if (!has(slip, lineOf(source, line))) return [];
  const lines = neighbours(source, line, slip);
  const groups = lines.length > 1 ? [lines, [line]] : [lines];
  return [slip.meant]
    .flat()
    .flatMap((meant) => groups.map((each) => problemOf(source, each, slip, meant)));
}

/** The lines around one that have the same slip, in one go. */
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
  { form, message, expected, guess }: Slip,
  meant: string,
): SourceProblem {
  const [first = 0] = lines;
  const text = lineOf(source, first);
  const [found] = text.matchAll(form);
  const [start = 0, end = 0] = found?.indices?.groups?.['here'] ?? [];
  const edits = lines.map((line) => ({
    line,
    text: lineOf(source, line).replace(form, meant).trimEnd(),
  }));
  const written = edits[0]?.text.trim() ?? '';
  const many = lines.length > 1;
  const fix = written === '' ? 'remove the line' : `write ${written}`;
  return {
    message: message(found?.groups ?? {}) + (many ? `, on ${lines.length} lines` : ''),
    found: quote(text.trim()),
    expected,
    ...(guess !== undefined && { isGuess: true }),
    fix: guess ?? (many ? `${fix}, and the other lines alike` : fix),
    range: [source.startOf(first) + start, source.startOf(first) + end],
    edits,
  };
}

function has({ form }: Slip, text: string): boolean {
  return text.length <= maxLength && text.search(form) >= 0;
}
