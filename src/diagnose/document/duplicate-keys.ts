import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import type { Finding, Path } from '../messages/problem.ts';
import { quote } from '../schema/describe-value.ts';
import type { Source } from '../text/source.ts';
import { keyText } from './locate.ts';
import { nodesOf } from './nodes.ts';

/** The keys that stand twice in a block; the last one would silently win. */
export function findDuplicateKeys(source: Source, document: Document): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, path }) =>
    isMap(node) ? repeatedIn(node, path, source) : [],
  );
}

function repeatedIn({ items }: YAMLMap, path: Path, source: Source): Finding[] {
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
