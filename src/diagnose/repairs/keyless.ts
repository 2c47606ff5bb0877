import { partsOf } from '../syntax/line-parts.ts';
import { quote } from '../text/quote.ts';
import { lineOf } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';

/** Finds values above keys of the same item, such as `- /media/sea.webp` above `alt: The sea`, that lack a key. */
export function findKeyless({ source, lines, near }: Region): SourceProblem[] {
  return [...new Set(near.flatMap((line) => [line, line - 1]))].flatMap((line) => {
    const text = lineOf(source, line);
    const { dashes, column, key, value } = partsOf(text);
    const below = partsOf(lineOf(source, line + 1));
    const isKeyless = dashes.length > 0 && key === undefined && value !== '';
    if (!isKeyless || below.key === undefined || below.column !== column) return [];
    const names = lines.filter((each) => each.column === column && each.dashes.length > 0);
    return [...new Set(names.flatMap((each) => each.key ?? []))].map((name) => {
      const meant = `${text.slice(0, column)}${name}: ${text.slice(column)}`;
      return {
        message: `there is no key before ${quote(value)}, and the lines below it are keys of the same item`,
        found: quote(value),
        expected: 'a key, a colon and a blank before the value',
        fix: `write ${meant.trim()}`,
        range: [source.startOf(line) + column, source.startOf(line + 1)] as const,
        edits: [{ line, text: meant }],
      };
    });
  });
}
