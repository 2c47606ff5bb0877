import { type Document, isMap, isSeq, type Node } from 'yaml';
import { keyText, nodeAt } from '../document/locate.ts';
import { nodesOf } from '../document/nodes.ts';
import type { Path } from '../messages/problem.ts';
import { fieldsOf, isRequired, type Schema, schemaAt, stepInto } from './schema-tree.ts';

/**
 * Where a key that stands in the wrong block belongs: in the block that ends just above it (its
 * line is indented too little), in a block around it (indented too far), or in one that lacks it.
 */
export function findIntendedBlock(
  document: Document,
  schema: Schema,
  value: unknown,
  path: Path,
  key: string,
): Path | undefined {
  const isHome = (home: Path) => {
    const map = nodeAt(document, home);
    const here = schemaAt(schema, value, home);
    const inside = home.reduce(stepInto, value);
    return isMap(map) && !holds(map, key) && Boolean(here && fieldsOf(here, inside)?.[key]);
  };
  const isNeeded = (home: Path) => {
    const here = schemaAt(schema, value, [...home, key]);
    return here !== undefined && isRequired(here);
  };
  const above = blocksAbove(document, path, key).filter(isHome);
  if (above[0]) return above[0];
  const around = path.map((_, depth) => path.slice(0, path.length - 1 - depth));
  const lacking = [...nodesOf(document)].filter(({ node }) => isMap(node)).map((each) => each.path);
  return around.find(isHome) ?? lacking.find((home) => isHome(home) && isNeeded(home));
}

function holds(map: { items: { key: unknown }[] }, key: string): boolean {
  return map.items.some((pair) => keyText(pair.key) === key);
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
  if (!isMap(node) || isFlow(node)) return [];
  const last = node.items.at(-1);
  const name = last && keyText(last.key);
  return [path, ...(name === undefined ? [] : lastBlocks(last?.value, [...path, name]))];
}

function isFlow(node: Node): boolean {
  return 'flow' in node && node.flow === true;
}
