import { type Document, isMap, isScalar, type Pair, Scalar, type YAMLMap } from 'yaml';
import { formatPath, type Path } from '../../schema/path.ts';
import { nodeAt, pairIn } from '../document/nodes.ts';

/** The key of a block (a YAML mapping) that had another name in an older version. */
export type RenamedKey = {
  /** The path of the block without indexes, such as `pages[].sections[].items[]`. */
  block: string;
  /** The `type` of the block or of the nearest one around it that has one, if the key was renamed only there. */
  type?: string;
  from: string;
  to: string;
};

/** All keys that were renamed. Owners did not know the words `film`, `faces` and `veil`. */
export const renamedKeys: readonly RenamedKey[] = [
  { block: 'pages[].sections[]', type: 'hero', from: 'film', to: 'video' },
  { block: 'theme', from: 'faces', to: 'fonts' },
  { block: 'theme', from: 'veil', to: 'overlay' },
];

/** A key, and the block (a YAML mapping) at a path that holds it. */
type KeyInBlock = { path: Path; key: string; map: YAMLMap; pair: Pair };

/**
 * Renames a key in the document that an older version of Vitrine called otherwise, so that its value is checked.
 * @param keys the keys that were renamed; a test gives others
 */
export function renameKey(
  document: Document,
  { path, key, map, pair }: KeyInBlock,
  keys = renamedKeys,
) {
  const block = formatPath(path).replace(/\[\d+\]/g, '[]');
  const type = typeAround(document, path);
  const found = keys.find(
    (each) => each.from === key && each.block === block && (each.type ?? type) === type,
  );
  if (!found || pairIn(map, found.to) || !isScalar(pair.key)) return undefined;
  const quotationMark = quotationMarks.get(pair.key.type) ?? '';
  pair.key.value = found.to;
  return {
    path: [...path, found.to],
    message: `the key "${found.from}" is called "${found.to}" now`,
    found: `the key "${found.from}"`,
    expected: `"${found.to}"`,
    fix: 'npx vitrine upgrade renames it',
    replacement: `${quotationMark}${found.to}${quotationMark}`,
    proof: 'rename' as const,
  };
}

function typeAround(document: Document, path: Path): unknown {
  const around = [...path.keys(), path.length].map((depth) =>
    nodeAt(document, path.slice(0, depth)),
  );
  const types = around.map((block) => (isMap(block) ? block.get('type') : undefined));
  return types.findLast((type) => type !== undefined);
}

const quotationMarks = new Map<unknown, string>([
  [Scalar.QUOTE_DOUBLE, '"'],
  [Scalar.QUOTE_SINGLE, "'"],
]);
