import { type Document, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path } from '../../schema/path.ts';
import type { Source } from '../text/source.ts';
import type { LineEdit, Range } from '../text/source-problem.ts';
import { keyText, nodesOf, pairIn } from './nodes.ts';

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
  // An empty value has no characters to mark, so the message marks its key.
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

/** Returns the range of a value. A block without brackets is marked at its first key. */
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
  for (const { node, path } of nodesOf(document)) {
    if (isMap(node)) {
      for (const { key } of node.items) {
        if (isScalar(key) && key.range && source.lineAt(key.range[0]) === line) {
          return [...path, keyText(key) ?? ''];
        }
      }
    } else if (isScalar(node) && node.range && source.lineAt(node.range[0]) === line) return path;
  }
  return [];
}
