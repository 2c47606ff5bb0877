import { indentOf, partsOf } from '../syntax/line-parts.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import type { ContentLine } from './content-lines.ts';
import { problemOf } from './describe-edit.ts';

/** Finds lines that continue a text or a value in brackets, and that YAML takes for keys or for the end of the value. */
export function findContinued(region: Region): SourceProblem[] {
  const around = [...new Set(region.near.flatMap((line) => [line, line - 1, line + 1]))];
  return around.flatMap((line) => {
    const above = region.lines.findLast((each) => each.line < line && each.value !== '');
    if (!above) return [];
    return [
      ...firstOfText(region.source, line),
      ...withColon(region.source, above, line),
      ...inBrackets(region.source, above, line),
    ];
  });
}

/** Moves the first line of a text below `>-` or `|` to the left, as far as the next one, since YAML ends the text there. */
function firstOfText(source: Source, line: number): SourceProblem[] {
  const [opening, first, next] = [line - 1, line, line + 1].map((each) => lineOf(source, each));
  if (!opening || !first || !next?.trim() || !/[\s:-][|>][-+]?\s*(?:\s#.*)?$/.test(opening))
    return [];
  const column = indentOf(next);
  if (column >= indentOf(first) || column <= indentOf(opening)) return [];
  return [problemOf(source, [{ line, text: ' '.repeat(column) + first.trimStart() }])];
}

/** Puts a text in quotes whose second line has a colon, such as `More of it: a map.` */
function withColon(source: Source, above: ContentLine, line: number): SourceProblem[] {
  const text = lineOf(source, line);
  const { key = '', indent, dashes } = partsOf(text);
  const isText = /^[^\s"'|>[{&*!#]/.test(above.value) && !/["\\]| #/.test(above.value + text);
  const isNext = above.line === line - 1 && indent >= above.column && dashes.length === 0;
  if (!isText || !isNext || !/\s/.test(key)) return [];
  const start = source.startOf(line) + indent;
  return [
    {
      message: `YAML takes the colon after ${quote(key)} for that of a key, and the text above goes on here`,
      found: quote(text.trim()),
      expected: 'quotes around a text that holds a colon and a blank',
      fix: `put " before ${quote(above.value)}, and at the end of this line`,
      range: [start, start + key.length + 1],
      edits: [
        { line: above.line, text: `${above.lead}"${above.value}` },
        { line, text: `${text.trimEnd()}"` },
      ],
    },
  ];
}

/** In lines. A value in brackets that is longer is not indented anew. */
const longest = 12;

/** Indents the lines of a value in brackets further than its key, as YAML asks. */
function inBrackets(source: Source, above: ContentLine, line: number): SourceProblem[] {
  if (!/^[[{]/.test(above.value)) return [];
  const edits: LineEdit[] = [];
  let depth = depthOf(above.value);
  for (let each = above.line + 1; depth > 0 && each <= above.line + longest; each += 1) {
    const text = lineOf(source, each);
    edits.push({ line: each, text: ' '.repeat(above.column + 2) + text.trim() });
    depth += depthOf(text);
  }
  const wrong = edits.filter((edit) => indentOf(lineOf(source, edit.line)) <= above.column);
  if (depth !== 0 || !wrong.some((edit) => edit.line === line)) return [];
  return [problemOf(source, wrong)];
}

/** Counts the brackets that a text opens, without those that the text closes. */
function depthOf(text: string): number {
  const bare = text.replace(/"[^"]*"|'[^']*'|\s#.*$/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}

/** Finds values above keys of the same item, such as `- /media/sea.webp` above `alt: The sea`, that lack a key. */
export function findKeyless({ source, lines, near }: Region): SourceProblem[] {
  return [...new Set(near.flatMap((line) => [line, line - 1]))].flatMap((line) => {
    const text = lineOf(source, line);
    const { dashes, column, key, value } = partsOf(text);
    const below = partsOf(lineOf(source, line + 1));
    const isKeyless = dashes.length > 0 && key === undefined && value !== '';
    if (!isKeyless || below.key === undefined || below.indent !== column) return [];
    // The nearest items are most probably of the same list.
    const names = lines
      .filter((each) => each.column === column && each.dashes.length > 0)
      .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
    return [...new Set(names.flatMap((each) => each.key ?? []))].map((name) => {
      const meant = `${text.slice(0, column)}${name}: ${text.slice(column)}`;
      return {
        message: `there is no key before ${quote(value)}, and the lines below it are keys of the same item`,
        found: quote(value),
        expected: 'a key, a colon and a blank before the value',
        fix: `write ${meant.trim()}`,
        range: [source.startOf(line) + column, source.startOf(line + 1)] as const,
        edits: [{ line, text: meant }],
        proof: 'syntax' as const,
      };
    });
  });
}

/** In lines. A key is put only above lines that are at most this far away from a problem. */
const reach = 6;

/** Puts the key of a list above lines that are indented as if they stood below one, such as the items of a section without `items:`. */
export function findForgottenKey(
  { source, lines, near }: Region,
  lists: readonly string[],
): SourceProblem[] {
  return lines.flatMap(({ line, indent }, index): SourceProblem[] => {
    const above = lines[index - 1];
    const isDeeper =
      above && above.key !== undefined && above.value !== '' && indent > above.column;
    if (!isDeeper || !near.some((each) => Math.abs(each - line) <= reach)) return [];
    const text = lineOf(source, line);
    const start = source.startOf(line) + indent;
    return lists.map((key) => ({
      message: 'there is no key above this line, which is indented as if it stood below one',
      found: quote(text.trim()),
      expected: `the line ${key}: above it`,
      fix: `write ${key}: on a line of its own above it`,
      range: [start, start + text.trim().length],
      edits: [{ line, text: `${' '.repeat(above.column)}${key}:\n${text}` }],
      proof: 'syntax',
      mustSolveAll: true,
    }));
  });
}
