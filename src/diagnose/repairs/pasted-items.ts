import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { ifBetter, type Suspect } from './candidate.ts';
import { indentOf } from './content-lines.ts';

/** How many lines items in brackets may have together, and how far above an error they may begin. */
const reach = 60;

/** `["Mesa", "https://…"],` below a key: items of JSON, which have commas and no dashes. */
export function findPastedItems(suspect: Suspect): SourceProblem | undefined {
  const { source, near } = suspect;
  const first = firstItem(source, near);
  if (first === undefined) return undefined;
  const items = itemsFrom(source, first);
  const end = items.at(-1)?.end ?? first;
  const next = source.lines.slice(end + 1).find((line) => line.trim() !== '') ?? '';
  const column = /^\s*- /.test(next) ? indentOf(next) : indentOf(lineOf(source, first));
  const edits = items.flatMap((item) => asItem(source, item, column));
  if (edits.length === 0) return undefined;
  const text = lineOf(source, first);
  const start = source.startOf(first) + indentOf(text);
  const many = items.length > 1;
  const hasCommas = items.some((each) => trailingComma.test(lineOf(source, each.end)));
  const mistake: SourceProblem = {
    message: `${many ? `these ${items.length} items are` : 'this item is'} written as in JSON: YAML has a dash before an item${hasCommas ? ', and no comma after it' : ''}`,
    found: quote(text.trim()),
    expected: `a dash and a blank before each item${hasCommas ? ', and nothing after it' : ''}`,
    fix: `put "- " before each${hasCommas ? ', and remove the , after it' : ''}`,
    range: [start, start + text.trim().length],
    edits,
  };
  return ifBetter(mistake, suspect);
}

type Item = { start: number; end: number };

const trailingComma = /[\]}]\s*,\s*(?=#|$)/;

/** The first of the items in brackets that stand near a line, below a key or below another item. */
function firstItem(source: Source, near: number): number | undefined {
  for (let line = Math.max(1, near - reach); line <= near + 1; line += 1) {
    if (!/^\s*[[{]/.test(lineOf(source, line))) continue;
    const above = source.lines.slice(0, line).findLast((each) => !/^\s*(#|$)/.test(each)) ?? '';
    const isBelow = /^\s*(?:- +)*[\w-]+:\s*(?:#.*)?$/.test(above) || /^\s*- /.test(above);
    if (!isBelow && indentOf(above) <= indentOf(lineOf(source, line))) continue;
    if ((itemsFrom(source, line).at(-1)?.end ?? -1) >= near - 1) return line;
  }
  return undefined;
}

/** The items in brackets that stand one below the other from a line on. */
function itemsFrom(source: Source, first: number): Item[] {
  const items: Item[] = [];
  for (let line = first; line < first + reach && /^\s*[[{]/.test(lineOf(source, line)); ) {
    const end = endOf(source, line);
    if (end === undefined) break;
    items.push({ start: line, end });
    line = end + 1;
  }
  return items;
}

/** The line on which the brackets of an item are closed; undefined where more stands behind them. */
function endOf(source: Source, start: number): number | undefined {
  let depth = 0;
  for (let line = start; line < start + reach && line < source.lines.length; line += 1) {
    const bare = lineOf(source, line).replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\s#.*$/g, '');
    depth += (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
    if (depth < 0) return undefined;
    if (depth === 0) return /[\]}]\s*,?\s*$/.test(bare) ? line : undefined;
  }
  return undefined;
}

/** An item behind a dash, and without the comma; its further lines stand further right than the dash. */
function asItem(source: Source, { start, end }: Item, column: number): LineEdit[] {
  return source.lines.slice(start, end + 1).map((text, index) => {
    const bare =
      start + index === end ? text.replace(trailingComma, (all) => all.slice(0, 1)) : text;
    const lead = ' '.repeat(column);
    return {
      line: start + index,
      text: index === 0 ? `${lead}- ${bare.trim()}` : `${lead}    ${bare.trim()}`,
    };
  });
}
