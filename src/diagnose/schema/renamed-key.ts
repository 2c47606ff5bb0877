import { isScalar, type Pair, type YAMLMap } from 'yaml';
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

/** The command that brings files to the form of this version. */
export const upgradeCommand = 'npx vitrine upgrade';

export const titleOfRename = ({ from, to }: RenamedKey) =>
  `the key "${from}" is called "${to}" now`;

/** Checks whether a block at a path, with this value of its key `type`, is the one that is meant. */
export function isBlockOf(
  { block, type }: Pick<RenamedKey, 'block' | 'type'>,
  path: Path,
  typeOfBlock: unknown,
): boolean {
  const isBlock = formatPath(path).replace(/\[\d+\]/g, '[]') === block;
  return isBlock && (type === undefined || typeOfBlock === type);
}

/** A key, and the block (a YAML mapping) at a path that holds it. */
type KeyInBlock = { path: Path; key: string; map: YAMLMap; pair: Pair };

/**
 * Renames a key in the document that an older version of Vitrine called otherwise, so that its value is checked. The
 * problem has no edits, since the migration writes the file.
 */
export function renameKey({ path, key, map, pair }: KeyInBlock) {
  const found = renamedKeys.find(
    (each) => each.from === key && isBlockOf(each, path, map.get('type')),
  );
  if (!found || pairIn(map, found.to) || !isScalar(pair.key)) return undefined;
  pair.key.value = found.to;
  return {
    path: [...path, found.to],
    message: titleOfRename(found),
    found: `the key "${found.from}"`,
    expected: `"${found.to}"`,
    fix: `${upgradeCommand} renames it`,
  };
}
