import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { quote } from '../text/quote.ts';
import type { Source } from '../text/source.ts';
import type { Finding, Path } from './finding.ts';
import { keyText, nodesOf } from './nodes.ts';

/** The keys that a block has twice; without this check the parser would keep the last one only. */
export function findDuplicateKeys(source: Source, document: Document): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, path }) =>
    isMap(node) ? duplicatesIn(node, path, source) : [],
  );
}

function duplicatesIn({ items }: YAMLMap, path: Path, source: Source): Finding[] {
  const first = new Map<string, number>();
  return items.flatMap(({ key }): Finding[] => {
    const name = keyText(key);
    if (!isScalar(key) || !key.range || name === undefined) return [];
    const [start, end] = key.range;
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, start);
      return [];
    }
    const line = source.lineAt(earlier) + 1;
    return [
      {
        path: [...path, name],
        range: [start, end],
        mayBeMisindented: true,
        message: `the key ${quote(name)} stands on line ${line} already`,
        found: `a second ${name} in the same block`,
        expected: 'each key once in its block',
        fix: 'remove one of the two, or give it its right name',
      },
    ];
  });
}
