import { type Document, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path } from '../../schema/path.ts';
import type { Source } from '../text/source.ts';
import type { LineEdit, Range } from '../text/source-problem.ts';

/** A node with its path, and with its key if the node is the value of a key. */
type NodeWithPath = { node: Node | null; path: Path; key?: unknown };

/** Lists every node of a document, parents before their children. */
export function nodesOf({ contents }: Document): NodeWithPath[] {
  const nodes: NodeWithPath[] = [];
  // Nested generators would pass each node through all levels above it, which takes long in a large document.
  const collect = (node: unknown, path: Path, key?: unknown) => {
    if (isNode(node)) nodes.push({ node, path, key });
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) collect(item, [...path, index]);
    }
    if (!isMap(node)) return;
    for (const { key: name, value } of node.items) {
      collect(value, [...path, keyText(name) ?? ''], name);
    }
  };
  collect(contents, []);
  return nodes;
}

/** Returns a key as a JavaScript property name; undefined if the key is a list or a block (a YAML mapping). */
export function keyText(key: unknown): string | undefined {
  return isScalar(key) ? String(key.value ?? '') : undefined;
}

export function pairIn({ items }: { items: Pair[] }, name: PropertyKey): Pair | undefined {
  return items.find(({ key }) => keyText(key) === String(name));
}

/** Returns the node at a path; undefined if the document has none. */
export function nodeAt({ contents }: Document, path: Path): Node | undefined {
  let node: unknown = contents;
  for (const step of path) {
    if (isMap(node)) node = pairIn(node, step)?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

/** Returns the range of a value; if the value is missing, the range of its key or its block. */
export function rangeOfValue(document: Document, path: Path): Range {
  const range = rangeOfNode(nodeAt(document, path));
  // An empty value has no characters that a message could underline, so the range of its key is returned.
  if (range && range[1] > range[0]) return range;
  return path.length === 0 ? (range ?? [0, 0]) : rangeOfKey(document, path);
}

/** Returns the range of a key or an item; if both are missing, the range of its block. */
export function rangeOfKey(document: Document, path: Path): Range {
  const parent = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  const key = isMap(parent) && last !== undefined ? pairIn(parent, last)?.key : undefined;
  const range = rangeOf(key) ?? rangeOfNode(nodeAt(document, path));
  if (range) return range;
  return path.length === 0 ? [0, 0] : rangeOfKey(document, path.slice(0, -1));
}

/** Returns the range of a value. For a block without braces, this is the range of the block's first key. */
function rangeOfNode(node: Node | undefined): Range | undefined {
  const first = isMap(node) && !node.flow ? rangeOf(node.items[0]?.key) : undefined;
  return first ?? rangeOf(node);
}

function rangeOf(node: unknown): Range | undefined {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
}

/** Returns the edits that remove a key with its value. */
export function linesOfPair(source: Source, { key, value }: Pair): LineEdit[] {
  const [start] = rangeOf(key) ?? [0];
  const [, end = start] = rangeOf(value) ?? [];
  return linesBetween(source, start, end);
}

/** Returns the edits that remove the lines of a range, except empty lines at its end. */
export function linesBetween(source: Source, start: number, end: number): LineEdit[] {
  const length = source.text.slice(start, end).trimEnd().length;
  const first = source.lineAt(start);
  const last = source.lineAt(start + Math.max(0, length - 1));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    line: first + index,
    text: '',
  }));
}

/** Finds the path of the key or item that begins on a line; lines are counted from 0. */
export function pathAtLine(document: Document, source: Source, line: number): Path {
  const found = nodesOf(document).find(({ node, key }) => {
    const [start = -1] = rangeOf(key ?? (isScalar(node) ? node : undefined)) ?? [];
    return start >= 0 && source.lineAt(start) === line;
  });
  return found?.path ?? [];
}
