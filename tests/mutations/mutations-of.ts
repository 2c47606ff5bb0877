import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import type { Path } from '../../src/schema/path.ts';
import type { Schema } from '../../src/schema/schema-tree.ts';
import { blockMistakes } from './blocks.ts';
import { indentMistakes } from './indents.ts';
import { keyMistakes } from './keys.ts';
import { entryOf, type Mutation, type Valid } from './mutation.ts';
import { itemMistakes, valueMistakes } from './values.ts';

/** Every single mistake the generators know in a valid file, in an order that is always the same. */
export function mutationsOf(text: string, schema: Schema): Mutation[] {
  const document = parseDocument(text);
  const value: unknown = document.toJS();
  const valid = { text, schema, value };
  return [
    ...below(valid, document.contents, [], document.contents?.range?.[0] ?? 0),
    ...indentMistakes(valid),
  ];
}

function* below(valid: Valid, node: unknown, path: Path, at: number): Generator<Mutation> {
  if (!isNode(node)) return;
  yield* valueMistakes(valid, { node, path, emptyAt: at });
  if (isMap(node)) {
    yield* keyMistakes(valid, node, path, at);
    for (const pair of node.items) {
      const entry = entryOf(pair, path);
      if (isNode(pair.value)) yield* blockMistakes(valid, pair.value, entry.path, entry.keyAt, at);
      yield* below(valid, pair.value, entry.path, entry.keyAt);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      if (!isNode(item)) continue;
      yield* itemMistakes(valid, item, node.flow === true);
      yield* blockMistakes(valid, item, [...path, index], item.range?.[0] ?? 0, at);
      const start = (node.flow === true ? node : item).range?.[0] ?? 0;
      yield* below(valid, item, [...path, index], start);
    }
  }
}
