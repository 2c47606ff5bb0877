import { type Document, isMap, isSeq } from 'yaml';
import type { Path } from '../document/finding.ts';
import { nodeAt } from '../document/locate.ts';
import { keyText, nodesOf, pairIn } from '../document/nodes.ts';
import { fieldsOf, isRequired, type Schema, schemaAt, stepInto } from './schema-tree.ts';

/**
 * The block that a key in the wrong block was meant for: one that ends on the line above (the key is
 * indented too little), one around it (indented too far), or any block in which it is missing.
 */
export function findIntendedBlock(
  document: Document,
  schema: Schema,
  value: unknown,
  path: Path,
  key: string,
): Path | undefined {
  const mayHoldKey = (block: Path) => {
    const map = nodeAt(document, block);
    const here = schemaAt(schema, value, block);
    const inside = block.reduce(stepInto, value);
    return isMap(map) && !pairIn(map, key) && Boolean(here && fieldsOf(here, inside)?.[key]);
  };
  const needsKey = (block: Path) => {
    const field = schemaAt(schema, value, [...block, key]);
    return field !== undefined && isRequired(field);
  };
  const above = blocksAbove(document, path, key).find(mayHoldKey);
  if (above) return above;
  const around = path.map((_, depth) => path.slice(0, path.length - 1 - depth));
  const blocks = [...nodesOf(document)].filter(({ node }) => isMap(node)).map((each) => each.path);
  return around.find(mayHoldKey) ?? blocks.find((block) => mayHoldKey(block) && needsKey(block));
}

/** The blocks that end on the line above a key, the innermost last. */
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
