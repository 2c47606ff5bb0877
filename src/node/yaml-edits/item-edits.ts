import { isMap } from 'yaml';
import { nodeAt } from '../../diagnose/document/nodes.ts';
import type { Path } from '../../schema/path.ts';
import { addToBrackets, insertLines, type Ways } from './entry-edits.ts';
import { renderFlow, renderItem, renderLines } from './render-value.ts';
import { indented } from './scalar.ts';
import { type Splice, splice } from './splice.ts';
import {
  columnOf,
  type Entry,
  endOfLine,
  endOfLines,
  entriesOf,
  entryAt,
  isFirstOnLine,
  isInBrackets,
  startOfLine,
  startOfLineAbove,
  startOfNextLine,
  type YamlText,
} from './yaml-text.ts';

/**
 * Adds an item to a list.
 * @param yaml the lines of the item as the owner wrote them elsewhere; without them, the value is written anew
 */
export function addItem(
  source: YamlText,
  path: Path,
  value: unknown,
  yaml?: readonly string[],
): Ways {
  const { text, lineBreak } = source;
  const parent = nodeAt(source.document, path.slice(0, -1));
  const entries = entriesOf(parent);
  const index = Number(path.at(-1));
  const [first] = entries;
  if (parent && isInBrackets(parent))
    return addToBrackets(source, parent, index, renderFlow(value));
  if (!first || index > entries.length) return [];
  const isLikeOthers = yaml === undefined && entries.every((each) => isInBrackets(each.value));
  const lines = isLikeOthers ? [renderFlow(value)] : (yaml ?? renderLines(value));
  const item = indented(renderItem(lines, true), columnOf(text, first.start));
  const gap = gapBetween(source, entries);
  const before = entries[index - 1];
  if (before) return [[insertLines(source, endOfLines(text, before), [...gap, ...item])]];
  const at = startWithComments(text, first);
  const written = [item.join(lineBreak).trimStart(), ...gap, ''].join(lineBreak);
  return [[splice(text, at, at, written + ' '.repeat(columnOf(text, at)))]];
}

/** Returns the blank line that stands between the items of a list, if there is one. */
function gapBetween({ text }: YamlText, [first, second]: readonly Entry[]): string[] {
  const end = first && second && endOfLines(text, first);
  const isBlank = end !== undefined && /^(?:\r\n|\n|\r)[ \t]*[\r\n]/.test(text.slice(end));
  return isBlank ? [''] : [];
}

/** Returns the offset at which an item begins, with the comments right above it. */
function startWithComments(text: string, entry: Entry): number {
  let start = entry.start;
  if (!isFirstOnLine(text, entry)) return start;
  const column = columnOf(text, start);
  for (let line = startOfLine(text, start); line > 0; ) {
    line = startOfLineAbove(text, line);
    if (text.slice(line).search(/[^ \t]/) !== column || text[line + column] !== '#') break;
    start = line + column;
  }
  return start;
}

/** Removes an item or a key. The last item leaves empty brackets, as does the last key. */
export function removeEntry(source: YamlText, path: Path): Ways {
  const { text } = source;
  const { parent, entries, index, entry } = entryAt(source, path);
  const [before, next] = [entries[index - 1], entries[index + 1]];
  if (!entry || !parent) return [];
  const nothing = isMap(parent) ? '{}' : '[]';
  const cut = (start: number, end: number, put = ''): Splice[] => [splice(text, start, end, put)];
  if (isInBrackets(parent)) {
    const [start = 0, end = start] = parent.range ?? [];
    if (next) return [cut(entry.start, next.start)];
    return [before ? cut(before.end, entry.end) : cut(start, end, nothing)];
  }
  if (!before && !next) return removeLast(source, path, entry, nothing);
  if (isFirstOnLine(text, entry)) return [cut(...linesOf(text, entry))];
  // The entry stands behind a dash, where the next one takes its place, unless a comment is between them.
  const between = next ? text.slice(entry.end, next.start) : '';
  const emptied = cut(text.slice(0, entry.start).trimEnd().length, endOfLine(text, entry.end));
  return next && !between.includes('#') ? [cut(entry.start, next.start)] : [emptied];
}

/** Leaves empty brackets, behind the key of the list or block if no comment is between them. */
function removeLast({ text, document }: YamlText, path: Path, entry: Entry, nothing: string): Ways {
  const around = entryAt({ text, document, lineBreak: '' }, path.slice(0, -1)).entry;
  const end = endOfLines(text, entry);
  const isNear = around && text.slice(around.sign, entry.start).trim() === '';
  if (isNear) return [[splice(text, around.sign, end, ` ${nothing}`)]];
  return [[splice(text, entry.start, end, nothing)]];
}

/** Returns the lines of an entry, with a blank line if one would be left on both sides. */
function linesOf(text: string, entry: Entry): [start: number, end: number] {
  const start = startOfLine(text, entry.start);
  const last = endOfLines(text, entry);
  const end = startOfNextLine(text, last);
  // A text without a line break at its end stays without one.
  if (end === last) return [text.slice(0, start).replace(/(?:\r\n|\n|\r)$/, '').length, end];
  const above = startOfLineAbove(text, start);
  const isBlankAbove = start > 0 && text.slice(above, start).trim() === '';
  const below = text.slice(end, endOfLine(text, end));
  return isBlankAbove && below.trim() === '' ? [above, end] : [start, end];
}

/** Moves an item to another place in its list. What stands between items stays between them. */
export function moveInList(source: YamlText, path: Path, to: number): Ways {
  const { text } = source;
  const { parent, entries, index } = entryAt(source, path);
  if (to >= entries.length || to < 0 || index === to) return [];
  const isFlow = isInBrackets(parent);
  const piecesWith = (startOf: (entry: Entry) => number) =>
    entries.map((entry) => ({
      start: startOf(entry),
      end: isFlow ? entry.end : endOfLines(text, entry),
    }));
  const permuted = (pieces: readonly { start: number; end: number }[]): Splice[] => {
    const order = pieces.map((_, place) => place);
    order.splice(to, 0, ...order.splice(index, 1));
    const [from, until] = [Math.min(index, to), Math.max(index, to)];
    const written = pieces.slice(from, until + 1).map((piece, offset) => {
      const other = pieces[order[from + offset] ?? 0] ?? piece;
      const next = pieces[from + offset + 1];
      const gap = next && from + offset < until ? text.slice(piece.end, next.start) : '';
      return text.slice(other.start, other.end) + gap;
    });
    return [splice(text, pieces[from]?.start ?? 0, pieces[until]?.end ?? 0, written.join(''))];
  };
  const bare = permuted(piecesWith(({ start }) => start));
  return isFlow ? [bare] : [permuted(piecesWith((entry) => startWithComments(text, entry))), bare];
}

/** Returns the lines of an item as the owner wrote them, without their indentation and without the dash. */
export function itemLines(source: YamlText, path: Path): string[] | undefined {
  const { text } = source;
  const { parent, entry } = entryAt(source, path);
  if (!entry || isInBrackets(parent)) return undefined;
  const column = columnOf(text, entry.value?.range?.[0] ?? entry.start);
  const begin = entry.sign + (/^[ \t]*/.exec(text.slice(entry.sign))?.[0].length ?? 0);
  const [first = '', ...others] = text.slice(begin, endOfLines(text, entry)).split(/\r\n|\n|\r/);
  const isSame = others.every((line) => line.trim() === '' || line.slice(0, column).trim() === '');
  return isSame ? [first, ...others.map((line) => line.slice(column))] : undefined;
}

/** Turns a list into a block: each item gets a name in place of its dash, and stays as it is written. */
export function nameItems(
  { text, document }: YamlText,
  path: Path,
  names: readonly string[],
): Splice[] {
  const list = nodeAt(document, path);
  const named = entriesOf(list).map(({ start, value }, index) =>
    splice(text, start, value?.range?.[0] ?? start, `${names[index]}: `),
  );
  if (!isInBrackets(list)) return named;
  const [start = 0, end = start] = list?.range ?? [];
  return [splice(text, start, start + 1, '{ '), ...named, splice(text, end - 1, end, ' }')];
}
