import { isScalar, type Pair, type YAMLMap } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { pairIn } from '../document/nodes.ts';
import { findRename, upgradeCommand } from '../migrations/migrations.ts';

/** A key, and the block (a YAML mapping) at a path that holds it. */
type KeyInBlock = { path: Path; key: string; map: YAMLMap; pair: Pair };

/**
 * Renames a key in the document that an older version of Vitrine called otherwise, so that its value is checked. The
 * problem has no edits, since the migration writes the file.
 */
export function renameKey({ path, key, map, pair }: KeyInBlock) {
  const found = findRename(path, map.get('type'), key);
  if (!found || pairIn(map, found.renamed.to) || !isScalar(pair.key)) return undefined;
  const { from, to } = found.renamed;
  pair.key.value = to;
  return {
    path: [...path, to],
    message: found.title,
    found: `the key "${from}"`,
    expected: `"${to}"`,
    fix: `${upgradeCommand} renames it`,
  };
}
