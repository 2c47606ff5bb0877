import { isMap, type Node } from 'yaml';
import { nodeAt } from '../../diagnose/document/nodes.ts';
import type { Path } from '../../schema/path.ts';
import { isTall, renderFlow, renderLines, renderPair } from './render-value.ts';
import { indented, rewrite } from './scalar.ts';
import { type Splice, splice } from './splice.ts';
import {
  columnOf,
  type Entry,
  endOfLines,
  entriesOf,
  entryAt,
  isEmptyNode,
  isInBrackets,
  type YamlText,
} from './yaml-text.ts';

/** Several ways to make an edit, the best first. */
export type Ways = readonly (readonly Splice[])[];

/** Replaces the value of an entry. */
export function replaceValue(source: YamlText, path: Path, value: unknown): Ways {
  const { text, lineBreak } = source;
  const node = nodeAt(source.document, path);
  const { parent, entry } = entryAt(source, path);
  if (!node || !entry) return [];
  const [start = 0] = node.range ?? [];
  const put = (at: number, end: number, written: string) => [splice(text, at, end, written)];
  const isFlow = isInBrackets(parent);
  if (isFlow || isInBrackets(node)) return [put(start, entry.end, renderFlow(value))];
  const isOne = !isTall(value) && entriesOf(node).length === 0;
  if (isOne && !isEmptyNode(node)) {
    const ways =
      typeof value === 'string' ? rewrite(source, node, value, isFlow) : [renderFlow(value)];
    return ways.map((written) => put(start, endOfScalar(source, node, entry), written));
  }
  const column = columnOf(text, entry.start);
  const lines = renderLines(value);
  const [first = '', ...others] = lines;
  const onLine = [first, ...indented(others, column)].join(lineBreak);
  if (!isTall(value)) return [put(entry.sign, entry.end, ` ${onLine}`)];
  const isItem = !isMap(parent);
  const below = indented(lines, column + 2);
  const written = isItem
    ? ` ${below.join(lineBreak).trimStart()}`
    : lineBreak + below.join(lineBreak);
  return [put(entry.sign, entry.end, written)];
}

/** Returns the end of a scalar, which may be a block of lines. */
function endOfScalar({ text }: YamlText, node: Node, { end }: Entry): number {
  const [, valueEnd = end] = node.range ?? [];
  return node.srcToken?.type === 'block-scalar' ? end : Math.min(text.length, valueEnd);
}

/**
 * Adds a key with its value to a block.
 * @param before the keys after which the new key belongs, in the order of the schema
 */
export function addKey(
  source: YamlText,
  path: Path,
  value: unknown,
  before: readonly string[],
): Ways {
  const { text } = source;
  const parent = nodeAt(source.document, path.slice(0, -1));
  const key = String(path.at(-1));
  const entries = entriesOf(parent);
  if (!isMap(parent)) return [];
  if (parent.flow)
    return addToBrackets(
      source,
      parent,
      entries.length,
      `${renderFlow(key)}: ${renderFlow(value)}`,
    );
  const keys = parent.items.map(({ key: each }) => String(each));
  const place = before.map((each) => keys.indexOf(each)).findLast((index) => index >= 0);
  const after = entries[place ?? entries.length - 1];
  const [first] = entries;
  if (!after || !first) return [];
  const lines = indented(renderPair(key, value), columnOf(text, first.start));
  return [[insertLines(source, endOfLines(text, after), lines)]];
}

export function insertLines(
  { text, lineBreak }: YamlText,
  at: number,
  lines: readonly string[],
): Splice {
  return splice(text, at, at, lines.map((line) => lineBreak + line).join(''));
}

/** Adds an entry to a list or a block in brackets. */
export function addToBrackets(
  { text }: YamlText,
  parent: Node,
  index: number,
  written: string,
): Ways {
  const entries = entriesOf(parent);
  const [start = 0, end = start] = parent.range ?? [];
  const [before, next] = [entries[index - 1], entries[index]];
  if (next) return [[splice(text, next.start, next.start, `${written}, `)]];
  if (before) return [[splice(text, before.end, before.end, `, ${written}`)]];
  return [[splice(text, start, end, isMap(parent) ? `{ ${written} }` : `[${written}]`)]];
}
