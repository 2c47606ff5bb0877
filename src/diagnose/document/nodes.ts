import { type Document, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path } from '../../schema/path.ts';

type NodeWithPath = { node: Node | null; path: Path };

/** Lists every node of a document, parents before their children. */
export function* nodesOf({ contents }: Document): Generator<NodeWithPath> {
  yield* nodesBelow(contents, []);
}

function* nodesBelow(node: unknown, path: Path): Generator<NodeWithPath> {
  if (isScalar(node)) yield { node, path };
  if (isSeq(node)) {
    yield { node, path };
    for (const [index, item] of node.items.entries()) yield* nodesBelow(item, [...path, index]);
  }
  if (isMap(node)) {
    yield { node, path };
    for (const { key, value } of node.items) {
      yield* nodesBelow(value, [...path, keyText(key) ?? '']);
    }
  }
}

/** Returns a key as a JavaScript property name; undefined if the key is a list or a block. */
export function keyText(key: unknown): string | undefined {
  return isScalar(key) ? String(key.value ?? '') : undefined;
}

/** Finds the pair of a block by its key. */
export function pairIn({ items }: { items: Pair[] }, name: PropertyKey): Pair | undefined {
  return items.find(({ key }) => keyText(key) === String(name));
}
