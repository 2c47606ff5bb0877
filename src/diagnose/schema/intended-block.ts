import { type Document, isMap, isSeq } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { fieldsAt, isRequiredAt, type Schema } from '../../schema/schema-tree.ts';
import { nodeAt } from '../document/locate.ts';
import { keyText, nodesOf, pairIn } from '../document/nodes.ts';

/** A document, its value in JavaScript, and its schema. */
export type DocumentWithSchema = { document: Document; schema: Schema; value: unknown };

/**
 * Finds the block that a misplaced key belongs to: a block that ends on the line above (the key
 * needs more indentation), a block around (less indentation), or any block that lacks the key.
 */
export function findIntendedBlock(
  { document, schema, value }: DocumentWithSchema,
  path: Path,
  key: string,
): Path | undefined {
  const mayHoldKey = (block: Path) => {
    const map = nodeAt(document, block);
    if (!isMap(map) || pairIn(map, key)) return false;
    return Object.hasOwn(fieldsAt(schema, value, block), key);
  };
  const needsKey = (block: Path) => isRequiredAt(schema, value, [...block, key]);
  const around = path.map((_, depth) => path.slice(0, path.length - 1 - depth));
  const blocks = [...nodesOf(document)].filter(({ node }) => isMap(node)).map((each) => each.path);
  return (
    blocksAbove(document, path, key).find(mayHoldKey) ??
    around.find(mayHoldKey) ??
    blocks.find((block) => mayHoldKey(block) && needsKey(block))
  );
}

/** Returns the blocks that end on the line above a key, the innermost last. */
function blocksAbove(document: Document, path: Path, key: string): Path[] {
  const map = nodeAt(document, path);
  if (!isMap(map)) return [];
  const index = map.items.findIndex((pair) => keyText(pair.key) === key);
  const before = map.items[index - 1];
  const name = before && keyText(before.key);
  return name === undefined ? [] : lastBlocks(before?.value, [...path, name]);
}

function lastBlocks(node: unknown, path: Path): Path[] {
  if (isSeq(node)) {
    const last = node.items.length - 1;
    return lastBlocks(node.items[last], [...path, last]);
  }
  if (!isMap(node) || node.flow) return [];
  const last = node.items.at(-1);
  const name = last && keyText(last.key);
  return [path, ...(name === undefined ? [] : lastBlocks(last?.value, [...path, name]))];
}
