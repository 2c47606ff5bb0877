import { type Document, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from '../messages/problem.ts';
import { keyText } from './locate.ts';

/** A node of a document, with the way to it. */
export type Placed = { node: Node | null; path: Path };

/** Every node of a document, from the outside in. */
export function* nodesOf({ contents }: Document): Generator<Placed> {
  yield* nodesBelow(contents, []);
}

function* nodesBelow(node: unknown, path: Path): Generator<Placed> {
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
