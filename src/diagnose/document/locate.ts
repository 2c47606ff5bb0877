import { type Document, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Range } from '../text/mistake.ts';
import type { Source } from '../text/source.ts';
import type { Path } from './finding.ts';
import { keyText, nodesOf, pairIn } from './nodes.ts';

/** The node at a document path; undefined where nothing is written. */
export function nodeAt({ contents }: Document, path: Path): Node | undefined {
  let node: unknown = contents;
  for (const step of path) {
    if (isMap(node)) node = pairIn(node, step)?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

/** The part of the text a value is in; where no value is written, that of its key or its block. */
export function rangeOfValue(document: Document, path: Path): Range {
  const node = nodeAt(document, path);
  const range = node && rangeOfNode(node);
  // An empty value has nothing to show, so its key is shown.
  if (range && range[1] > range[0]) return range;
  return path.length === 0 ? (range ?? [0, 0]) : rangeOfKey(document, path);
}

/** The part of the text a key is in; of an item, the item; where neither is written, the block. */
export function rangeOfKey(document: Document, path: Path): Range {
  const parent = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  const key = isMap(parent) && last !== undefined ? pairIn(parent, last)?.key : undefined;
  if (isNode(key) && key.range) return [key.range[0], key.range[1]];
  const node = nodeAt(document, path);
  const range = node && rangeOfNode(node);
  if (range) return range;
  return path.length === 0 ? [0, 0] : rangeOfKey(document, path.slice(0, -1));
}

/** A value's range; of a block that starts below its key, that of its first key. */
function rangeOfNode(node: Node): Range | undefined {
  if (isMap(node) && !node.flow) {
    const key = node.items[0]?.key;
    if (isNode(key) && key.range) return [key.range[0], key.range[1]];
  }
  return node.range ? [node.range[0], node.range[1]] : undefined;
}

/** The path of what begins on a line, counted from 0: of its key, or else of its item. */
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
