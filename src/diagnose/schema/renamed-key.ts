import { isScalar, type Pair, Scalar, type YAMLMap } from 'yaml';
import { formatPath, type Path } from '../../schema/path.ts';
import { pairIn } from '../document/nodes.ts';

/** The key of a block (a YAML mapping) that had another name in an older version. */
export type RenamedKey = {
  /** The path of the block without indexes, such as `pages[].sections[]`. */
  block: string;
  /** The value of the block's key `type`, if the key was renamed only there. */
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

/** Renames a key in the document that an older version of Vitrine called otherwise, so that its value is checked. */
export function renameKey({ path, key, map, pair }: KeyInBlock) {
  const block = formatPath(path).replace(/\[\d+\]/g, '[]');
  const type = map.get('type');
  const found = renamedKeys.find(
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

const quotationMarks = new Map<unknown, string>([
  [Scalar.QUOTE_DOUBLE, '"'],
  [Scalar.QUOTE_SINGLE, "'"],
]);
