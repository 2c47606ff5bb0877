import { isNode, isScalar, Scalar, type YAMLMap } from 'yaml';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { linesOfPair, pairIn } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import { replacing, type Source } from '../text/source.ts';
import type { Range } from '../text/source-problem.ts';

/** Joins two keys, such as `from` and `to`, into the field that has both values, such as `period`, and reports it. */
export function joinPairs(
  source: Source,
  map: YAMLMap,
  path: Path,
  fields: Readonly<Record<string, Schema>>,
): DocumentProblem[] {
  return Object.entries(fields).flatMap(([name, field]): DocumentProblem[] => {
    const pairs = (metadataOf(field).pairs ?? []).map((names) =>
      names.split(' ').flatMap((each) => pairIn(map, each) ?? []),
    );
    const [from, to] = pairs.find(({ length }) => length === 2) ?? [];
    if (!isScalar(from?.key) || !isNode(from.value) || !isNode(to?.value)) return [];
    if (pairIn(map, name) || !from.key.range || !from.value.range) return [];
    const range: Range = [from.key.range[0], from.value.range[1]];
    const text = `${from.value} – ${to.value}`;
    const line = `${name}: ${formatYaml(text)}`;
    const message = `the key ${quote(name)} has both texts in one: ${text}`;
    const words = { message, found: String(from.key), expected: line, fix: `write ${line}` };
    const edit = replacing(source, range, line);
    const edits = edit && [edit, ...linesOfPair(source, to)];
    from.key.value = name;
    from.value = new Scalar(text);
    map.items = map.items.filter((each) => each !== to);
    return [{ path: [...path, name], range, ...words, edits, proof: 'notation' }];
  });
}
