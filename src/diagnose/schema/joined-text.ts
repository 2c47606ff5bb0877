import { isNode, isScalar, Scalar, type YAMLMap } from 'yaml';
import { describeSchema } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { accepts, metadataOf, type Schema } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { keyText, linesOfPair, pairIn } from '../document/nodes.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import { replacing, type Source } from '../text/source.ts';
import type { Range } from '../text/source-problem.ts';
import { meantBy } from './did-you-mean.ts';

/** Joins what belongs together in a block with these fields, and reports it. */
type Join = (
  source: Source,
  map: YAMLMap,
  path: Path,
  fields: Readonly<Record<string, Schema>>,
) => DocumentProblem[];

/** Joins texts in braces that YAML has split at their commas into a text and keys without values. */
export const joinAtCommas: Join = (source, map, path, fields) => {
  const isKey = (key: string) =>
    meantBy(key.split(' ')[0] ?? '', Object.keys(fields)) !== undefined;
  return map.items.flatMap((pair, index): DocumentProblem[] => {
    const { key, value } = pair;
    if (!isScalar(value) || value.type !== Scalar.PLAIN || !value.range) return [];
    const after = map.items.slice(index + 1);
    const end = after.findIndex((each) => each.value || isKey(keyText(each.key) ?? ''));
    const others = end < 0 ? after : after.slice(0, end);
    const last = others.at(-1)?.key;
    if (!isNode(last) || !last.range) return [];
    const field = fields[keyText(key) ?? ''];
    const isNumber = field !== undefined && accepts(field, 'number');
    if (field && !isNumber && !accepts(field, 'text')) return [];
    map.items = map.items.filter((each) => !others.includes(each));
    value.value = source.text.slice(value.range[0], last.range[1]);
    const meant = quoteForYaml(String(value.value));
    const message = `a comma in braces ends a text, and ${meant} goes on after it`;
    const words = { message, found: meant, expected: 'a text with a comma in quotes' };
    const range: Range = [value.range[0], last.range[1]];
    // `width: 25,5` is no text, so quotes would not help.
    if (isNumber && !accepts(field, 'text')) {
      const expected = describeSchema(field);
      const number = { message: 'a number has no comma', found: meant, expected };
      return [{ path: [...path, keyText(key) ?? ''], range, ...number, fix: `write ${expected}` }];
    }
    const fix = { fix: `put it in quotes: ${meant}`, replacement: meant, proof: 'syntax' } as const;
    return [{ path: [...path, keyText(key) ?? ''], range, ...words, ...fix }];
  });
};

/** Joins two keys, such as `from` and `to`, into the field that has both values, such as `period`. */
export const joinPairs: Join = (source, map, path, fields) =>
  Object.entries(fields).flatMap(([name, field]): DocumentProblem[] => {
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
