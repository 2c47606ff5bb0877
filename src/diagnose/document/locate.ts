import { type Document, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path, Range } from '../messages/problem.ts';

/** The node at a document path; undefined where nothing is written. */
export function nodeAt({ contents }: Document, path: Path): Node | undefined {
  let node: unknown = contents;
  for (const step of path) {
    if (isMap(node)) node = pairOf(node, step)?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

/** The key and the value a document path ends at; undefined where it ends in a list. */
export function pairAt(document: Document, path: Path): Pair | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  return isMap(parent) && last !== undefined ? pairOf(parent, last) : undefined;
}

function pairOf({ items }: { items: Pair[] }, step: PropertyKey): Pair | undefined {
  return items.find(({ key }) => keyText(key) === String(step));
}

/** A key as JavaScript will know it; undefined for one that is a list or a block. */
export function keyText(key: unknown): string | undefined {
  return isScalar(key) ? String(key.value ?? '') : undefined;
}

/** The part of the text a value stands in; of what is not written, the key or the parent. */
export function rangeOfValue(document: Document, path: Path): Range {
  const node = nodeAt(document, path);
  const range = node && rangeOfNode(node);
  // An empty value is shown at its key: the place where it should be is blank.
  if (range && range[1] > range[0]) return range;
  return path.length === 0 ? (range ?? [0, 0]) : rangeOfKey(document, path);
}

/** The part of the text a key stands in; of an item of a list, the item; of nothing, the parent. */
export function rangeOfKey(document: Document, path: Path): Range {
  const key = pairAt(document, path)?.key;
  if (isNode(key) && key.range) return [key.range[0], key.range[1]];
  const node = nodeAt(document, path);
  const range = node && rangeOfNode(node);
  if (range) return range;
  return path.length === 0 ? [0, 0] : rangeOfKey(document, path.slice(0, -1));
}

/** A value's range; of a block that starts below its key, the part up to its first key's end. */
function rangeOfNode(node: Node): Range | undefined {
  if (isMap(node) && !node.flow) {
    const key = node.items[0]?.key;
    if (isNode(key) && key.range) return [key.range[0], key.range[1]];
  }
  return node.range ? [node.range[0], node.range[1]] : undefined;
}
