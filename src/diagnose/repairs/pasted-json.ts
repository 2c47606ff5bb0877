import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { ifBetter, type Suspect } from './candidate.ts';
import { indentOf } from './content-lines.ts';
import { linesInside } from './lines-inside.ts';

/** How many lines a block in brackets may have, and how far above an error it may begin. */
const reach = 60;

/** What JSON writes otherwise than YAML: commas at the end of lines, and brackets at their beginning. */
export function findPastedJson(suspect: Suspect): SourceProblem | undefined {
  const { source, near } = suspect;
  return ifBetter(findClosingLine(source, near) ?? findCommas(source, near), suspect);
}

/** A key with a whole value and a comma after it. */
const withComma =
  /^\s*(?:- +)*(?:"[^"]*"|'[^']*'|[\w-]+)\s*:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[[{].*[\]}]|[^\s"'[{>|][^"']*?)\s*,\s*$/;

/** A value in quotes or brackets shows that the comma is no part of a text. */
const clear = /["'\]}]\s*,\s*$/;

/** A line between others with commas that has none: the last one, or one with a block below it. */
const quotedKey = /^\s*(?:- +)*"[^"]*":(?:\s|$)/;

/** `"link": "Career",`: the lines around the first were copied together, and are one mistake. */
function findCommas(source: Source, near: number): SourceProblem | undefined {
  const isPasted = (line: number) => withComma.test(lineOf(source, line));
  if (!isPasted(near) || !clear.test(lineOf(source, near))) return undefined;
  const inside = linesInside(source);
  let [first, last] = [near, near];
  const belongs = (line: number) =>
    !inside.has(line) && (isPasted(line) || quotedKey.test(lineOf(source, line)));
  while (belongs(first - 1)) first -= 1;
  while (belongs(last + 1)) last += 1;
  const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const edits = lines.filter(isPasted).map((line) => withoutComma(source, line));
  const head = edits[0]?.line ?? near;
  const text = lineOf(source, head);
  const at = source.startOf(head) + text.lastIndexOf(',');
  const many = edits.length > 1;
  return {
    message: `the comma at the end of ${many ? `these ${edits.length} lines` : 'the line'} has no place there: JSON has one, YAML has none`,
    found: quote(text.trim()),
    expected: 'nothing after the value',
    fix: `remove the , at the end of ${many ? `each of the ${edits.length} lines` : 'the line'}`,
    range: [at, at + 1],
    edits,
  };
}

function withoutComma(source: Source, line: number): LineEdit {
  return { line, text: lineOf(source, line).replace(/\s*,\s*$/, '') };
}

const closingLine = /^(\s*)([}\]]+)\s*[,;]?\s*(#.*)?$/;

/** A line with nothing but closing brackets, which YAML takes for theirs only where it is indented. */
function findClosingLine(source: Source, near: number): SourceProblem | undefined {
  for (let line = near; line < near + reach && line < source.lines.length; line += 1) {
    const text = lineOf(source, line);
    const [, indent = '', brackets = '', comment = ''] = closingLine.exec(text) ?? [];
    if (brackets === '') continue;
    const opening = openingOf(source, line);
    if (opening === undefined || opening > near) return undefined;
    const inner = indentOf(lineOf(source, opening + 1));
    const meant = `${' '.repeat(Math.max(inner, indent.length))}${brackets}${comment && ` ${comment}`}`;
    if (meant === text) return undefined;
    const start = source.startOf(line) + indent.length;
    const hasComma = /[,;]\s*(#.*)?$/.test(text);
    const isLeft = inner > indent.length;
    return {
      message: [
        isLeft
          ? `the ${brackets} stands too far left for YAML to take it for the end of the block`
          : '',
        hasComma ? `the comma after the ${brackets} has no place there` : '',
      ]
        .filter(Boolean)
        .join(', and '),
      found: quote(text.trim()),
      expected: `${brackets} as far to the right as the lines before it, and nothing after it`,
      fix: `write ${brackets} with ${inner} blanks before it, and nothing after it`,
      range: [start, start + brackets.length + Number(hasComma)],
      edits: [{ line, text: meant }],
    };
  }
  return undefined;
}

/** The line that ends with the bracket that is closed on a line. */
function openingOf(source: Source, closing: number): number | undefined {
  let depth = 0;
  for (let line = closing; line >= 0 && line > closing - reach; line -= 1) {
    const signs = lineOf(source, line)
      .replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\s#.*$/g, '')
      .match(/[[\]{}]/g);
    for (const sign of (signs ?? []).reverse()) depth += /[\]}]/.test(sign) ? 1 : -1;
    if (depth <= 0) return line < closing ? line : undefined;
  }
  return undefined;
}
