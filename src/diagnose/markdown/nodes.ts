import { Document, isNode, isScalar, type Node, Scalar, visit } from 'yaml';
import type { Range } from '../text/source-problem.ts';

const maker = new Document();

/** Makes a node of YAML for a value, of which parts may be nodes already. What has no place yet gets this one. */
export function nodeAt(value: unknown, [start, end]: Range): Node {
  const made = maker.createNode(value, { aliasDuplicateObjects: false });
  visit(made, (_, node) => {
    if (!isNode(node) || node.range) return;
    node.range = [start, end, end];
    // A text without quotes would be searched for what YAML misreads.
    if (isScalar(node)) node.type = Scalar.QUOTE_DOUBLE;
  });
  return made;
}
