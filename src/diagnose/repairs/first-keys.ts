import { partsOf } from '../syntax/line-parts.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { Suspect } from './candidate.ts';
import { indentOf } from './content-lines.ts';
import { linesInside } from './lines-inside.ts';

/** How many keys are tried at most, since the whole file is read again with each. */
const attempts = 12;

/** `- /media/room.webp` above `alt: A room`: an item whose first key is missing before its value. */
export function findMissingFirstKey({
  source,
  near,
  countErrors,
}: Suspect): SourceProblem | undefined {
  for (const line of [near, near - 1]) {
    const [, lead = '', value = ''] =
      /^(\s*(?:- +)+)([^\s#'"&*!|>%@`{}[\],?:-].*?)\s*$/.exec(lineOf(source, line)) ?? [];
    if (value === '' || partsOf(lineOf(source, line)).key !== undefined) continue;
    if (!isKeyAt(lineOf(source, line + 1), lead.length)) continue;
    const [best] = firstKeys(source, line)
      .map((key) => {
        const edits = [{ line, text: `${lead}${key}: ${value}` }];
        return { key, edits, remaining: countErrors(withLines(source, edits)) };
      })
      .sort((a, b) => a.remaining - b.remaining);
    if (!best || best.remaining >= countErrors(source)) continue;
    const start = source.startOf(line) + lead.length;
    return {
      message: `there is no key before ${quote(value)}, and the lines below it are keys of the same item`,
      found: quote(value),
      expected: 'a key, a colon and a blank before the value',
      fix: `write - ${best.key}: ${value}`,
      range: [start, start + value.length],
      edits: best.edits,
    };
  }
  return undefined;
}

function isKeyAt(text: string, column: number): boolean {
  return indentOf(text) === column && !/^\s*-/.test(text) && partsOf(text).key !== undefined;
}

/** The keys that items of the file begin with, the nearest first. */
function firstKeys(source: Source, near: number): string[] {
  const inside = linesInside(source);
  const keys = source.lines.flatMap((text, line) => {
    const [, key] = /^\s*(?:- +)+([\w-]+):(?:\s|$)/.exec(text) ?? [];
    return key === undefined || inside.has(line) ? [] : [{ key, distance: Math.abs(line - near) }];
  });
  const sorted = keys.sort((a, b) => a.distance - b.distance).map(({ key }) => key);
  return [...new Set(sorted)].slice(0, attempts);
}
