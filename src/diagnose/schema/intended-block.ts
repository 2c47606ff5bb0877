import { type Document, isMap } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { fieldsAt, isRequiredAt, type Schema } from '../../schema/schema-tree.ts';
import { nodeAt } from '../document/locate.ts';
import { nodesOf, pairIn } from '../document/nodes.ts';

/** A document, its value in JavaScript, and its schema. */
export type DocumentWithSchema = { document: Document; schema: Schema; value: unknown };

/**
 * Finds the block that a misplaced key belongs to: a block around the key's own block, or else any
 * block that requires the key and lacks it.
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
  return around.find(mayHoldKey) ?? blocks.find((block) => mayHoldKey(block) && needsKey(block));
}
