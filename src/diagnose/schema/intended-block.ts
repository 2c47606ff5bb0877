import { type Document, isMap, isScalar, isSeq } from 'yaml';
import { z } from 'zod';
import type { Path } from '../../schema/path.ts';
import { stepInto } from '../../schema/path.ts';
import { fieldsAt, fieldsOf, isRequiredAt } from '../../schema/schema-tree.ts';
import { nodeAt } from '../document/locate.ts';
import { keyText, nodesOf, pairIn } from '../document/nodes.ts';
import type { At } from './correction.ts';
import { sameAs, synonymOf } from './did-you-mean.ts';

/**
 * The block that a key in the wrong block was meant for: one that ends on the line above (the key is
 * indented too little), one around it (indented too far), or any block in which it is missing.
 */
export function findIntendedBlock(
  { document, schema, value, path }: At,
  key: string,
): Path | undefined {
  const mayHoldKey = (block: Path) => {
    const map = nodeAt(document, block);
    if (!isMap(map) || pairIn(map, key)) return false;
    return Object.hasOwn(fieldsAt(schema, value, block), key);
  };
  const needsKey = (block: Path) => isRequiredAt(schema, value, [...block, key]);
  const above = blocksAbove(document, path, key).find(mayHoldKey);
  if (above) return above;
  const around = path.map((_, depth) => path.slice(0, path.length - 1 - depth));
  const blocks = [...nodesOf(document)].filter(({ node }) => isMap(node)).map((each) => each.path);
  return around.find(mayHoldKey) ?? blocks.find((block) => mayHoldKey(block) && needsKey(block));
}

/**
 * `baseURL:` beside `app:`, or `align:` in `typography:`: a block beside this one or in it that has a key
 * of this name, or of a name that this is another word for, which takes the value.
 */
export function findKeyElsewhere(
  { document, schema, value, path }: At,
  key: string,
  written: unknown,
): { block: Path; name: string } | undefined {
  const found = isScalar(written) ? written.value : undefined;
  if (found === undefined) return undefined;
  for (const around of [path, path.slice(0, -1)]) {
    const inside = around.reduce(stepInto, value);
    for (const [step, field] of Object.entries(fieldsAt(schema, value, around))) {
      const block = [...around, step];
      const fields = fieldsOf(field, stepInto(inside, step) ?? {});
      const names = Object.keys(fields).filter((name) => !document.hasIn([...block, name]));
      const name = sameAs(key, names) ?? synonymOf(key, names);
      const home = name === undefined ? undefined : fields[name];
      if (name !== undefined && home && z.safeParse(home, found).success) return { block, name };
    }
  }
  return undefined;
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
