import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { nodeAt } from '../../../diagnose/document/nodes.ts';
import type { Path } from '../../../schema/path.ts';
import {
  columnOf,
  endOfLine,
  endOfLines,
  indented,
  isFirstOnLine,
  put,
  startOfLine,
  startWithComments,
} from './lines.ts';
import { renderInline, renderLines } from './render-value.ts';
import { rewriteText } from './rewrite-text.ts';
import { type Entry, entriesOf, entryAt, isInBrackets, type YamlText } from './yaml-text.ts';

/** The text after an edit, in several ways if one may fail, the best first. */
type Ways = readonly string[];

/** Replaces the value of an entry. */
export function replaceValue(source: YamlText, path: Path, value: unknown): Ways {
  const { text } = source;
  const { parent, entry } = entryAt(source, path);
  const node = entry?.value;
  if (!entry || !node) return [];
  const [start = 0, end = start] = node.range ?? [];
  const isFlow = isInBrackets(parent);
  const [sign, whole] = isMap(parent) ? ['k:', { k: value }] : ['-', [value]];
  const lines = renderLines(whole);
  const anew = indented(lines, columnOf(text, entry.start)).join('\n').trimStart();
  const inline = renderInline(value);
  // A comment behind the sign stays on its line.
  const [, comment = ''] = /^[ \t]*(?:[|>][-+\d]*)?([ \t]+#.*)/.exec(text.slice(entry.sign)) ?? [];
  const last = start === end ? entry.sign + comment.length : entry.end;
  const behindSign = (lines: string) =>
    put(
      text,
      entry.sign,
      last,
      lines.replace(/\n|$/, (stop) => comment + stop),
    );
  const inPlace = (written: string) => put(text, start, entry.end, written);
  const [below, onLine] = [behindSign(anew.slice(sign.length)), behindSign(` ${inline}`)];
  if (start === end) return isFlow ? [onLine] : [below, onLine];
  const isOne = isScalar(node) && typeof value !== 'object';
  // Empty brackets are no choice of form.
  const isInForm = isInBrackets(node) && entriesOf(node).length > 0;
  if (isInForm || (isFlow && !isOne)) return [inPlace(inline)];
  if (!isOne) return [below, onLine];
  if (typeof value !== 'string')
    return node.srcToken?.type === 'block-scalar' ? [onLine] : [inPlace(inline)];
  const written = text.slice(start, end);
  const ways = rewriteText(text.slice(start, entry.end), node, value, isFlow).map(inPlace);
  const isMore = value.includes('\n') || value.length > 2 * written.length;
  const isGrown = isMore && lines.length > 1 && node.type === 'PLAIN' && !written.includes('\n');
  return isGrown && !isFlow ? [below, ...ways] : ways;
}

/**
 * Adds an item to a list, or a key to a block.
 * @param lines the lines of the entry with its dash or its key, or the entry as it is written in brackets
 */
export function addEntry({ text }: YamlText, parent: Node, index: number, lines: string[]): Ways {
  const entries = entriesOf(parent);
  const [before, next, first] = [entries[index - 1], entries[index], entries[0]];
  const written = lines.join('\n');
  if (isInBrackets(parent)) {
    const [start = 0, end = start] = parent.range ?? [];
    if (next) return [put(text, next.start, next.start, `${written}, `)];
    if (before) return [put(text, before.end, before.end, `, ${written}`)];
    return [put(text, start, end, isMap(parent) ? `{ ${written} }` : `[${written}]`)];
  }
  if (!first || index > entries.length) return [];
  const column = columnOf(text, first.start);
  const entry = indented(lines, column).join('\n');
  const behind = text.slice(endOfLines(text, first));
  // Where a blank line stands between the items of a list, it stands before the new one too.
  const gap = isSeq(parent) && entries.length > 1 && /^\n[ \t]*\n/.test(behind) ? '\n' : '';
  if (before) {
    const end = endOfLines(text, before);
    return [put(text, end, end, `\n${gap}${entry}`)];
  }
  const start = startWithComments(text, first);
  return [put(text, start, start, `${entry.trimStart()}\n${gap}${' '.repeat(column)}`)];
}

/** Removes an item or a key. The last item leaves empty brackets, as does the last key. */
export function removeEntry(source: YamlText, path: Path): Ways {
  const { text } = source;
  const { parent, entries, index, entry } = entryAt(source, path);
  const [before, next] = [entries[index - 1], entries[index + 1]];
  if (!entry || !parent) return [];
  const nothing = isMap(parent) ? '{}' : '[]';
  if (isInBrackets(parent)) {
    const [start = 0, end = start] = parent.range ?? [];
    if (next) return [put(text, entry.start, next.start, '')];
    return [before ? put(text, before.end, entry.end, '') : put(text, start, end, nothing)];
  }
  const last = endOfLines(text, entry);
  if (!before && !next) {
    // The brackets stand behind the key of the list or block if no comment is between them.
    const sign = entryAt(source, path.slice(0, -1)).entry?.sign ?? entry.start;
    const isNear = sign < entry.start && text.slice(sign, entry.start).trim() === '';
    return [put(text, isNear ? sign : entry.start, last, isNear ? ` ${nothing}` : nothing)];
  }
  if (isFirstOnLine(text, entry)) return [withoutLines(text, startOfLine(text, entry.start), last)];
  // The entry stands behind a dash, where the next one takes its place, unless a comment is between them.
  if (next && !text.slice(entry.end, next.start).includes('#'))
    return [put(text, entry.start, next.start, '')];
  return [put(text, text.slice(0, entry.start).trimEnd().length, endOfLine(text, entry.end), '')];
}

/** Removes lines, with a blank line if one would be left on both sides. */
function withoutLines(text: string, start: number, last: number): string {
  // A text without a line break at its end stays without one.
  if (last === text.length) return text.slice(0, Math.max(0, start - 1));
  const isBlank = (from: number) => text.slice(from, endOfLine(text, from)).trim() === '';
  const above = startOfLine(text, Math.max(0, start - 1));
  return put(text, start > 0 && isBlank(above) && isBlank(last + 1) ? above : start, last + 1, '');
}

/** Moves an item to another place in its list. What stands between items stays between them. */
export function moveItem(source: YamlText, path: Path, to: number): Ways {
  const { text } = source;
  const { parent, entries, index } = entryAt(source, path);
  if (!entries[index] || !entries[to] || index === to) return [];
  const isFlow = isInBrackets(parent);
  const order = entries.map((_, place) => place);
  order.splice(to, 0, ...order.splice(index, 1));
  const moved = (startOf: (entry: Entry) => number): string => {
    const pieces = entries.map((each) => {
      return { start: startOf(each), end: isFlow ? each.end : endOfLines(text, each) };
    });
    return pieces.reduceRight((all, { start, end }, place) => {
      const piece = pieces[order[place] ?? place];
      return put(all, start, end, text.slice(piece?.start, piece?.end));
    }, text);
  };
  const bare = moved(({ start }) => start);
  return isFlow ? [bare] : [moved((each) => startWithComments(text, each)), bare];
}

/** Returns the lines of an item as the owner wrote them, without their indentation and without the dash. */
export function itemLines(source: YamlText, path: Path): string[] | undefined {
  const { text } = source;
  const { parent, entry } = entryAt(source, path);
  if (!entry || isInBrackets(parent)) return undefined;
  const start = entry.value?.range?.[0] ?? entry.start;
  const column = columnOf(text, start);
  const [first = '', ...others] = text.slice(start, endOfLines(text, entry)).split('\n');
  return others.every((line) => line.slice(0, column).trim() === '')
    ? [first, ...others.map((line) => line.slice(column))]
    : undefined;
}

/** Turns a list into a block: each item gets a name in place of its dash, and stays as it is written. */
export function nameItems(
  { text, document }: YamlText,
  path: Path,
  names: readonly string[],
): Ways {
  const list = nodeAt(document, path);
  const named = entriesOf(list).reduceRight(
    (all, { start, value }, index) =>
      put(all, start, value?.range?.[0] ?? start, `${names[index]}: `),
    text,
  );
  if (!isInBrackets(list)) return [named];
  const [start = 0, end = start] = list?.range ?? [];
  const close = end + named.length - text.length;
  return [put(put(named, close - 1, close, ' }'), start, start + 1, '{ ')];
}
