import { isMap, isNode, isScalar, type Pair, type YAMLMap } from 'yaml';
import { describeSchema } from '../../schema/describe-schema.ts';
import type { Path } from '../../schema/path.ts';
import { accepts, fieldsAt, type Schema, schemaAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema } from '../document/document-with-schema.ts';
import { keyText, nodesOf } from '../document/nodes.ts';
import { quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, Range } from '../text/source-problem.ts';
import { type ByLanguage, isLanguageTag } from './choose-language.ts';
import { meantBy } from './did-you-mean.ts';

/** A mapping in braces, with the schemas of its keys, which are the tags of languages for a text in several. */
type Braces = {
  map: YAMLMap;
  path: Path;
  fields: Readonly<Record<string, Schema | undefined>>;
  isByLanguage?: boolean;
};

/** A text that was split at its commas, and what is meant by it. */
type Split = { field: Schema | undefined; path: Path; range: Range; meant: string };

/** Joins the texts in braces that YAML has split at their commas into a text and keys without values. */
export function findCommasInBraces(
  { source, document, schema }: DocumentWithSchema,
  blocks: readonly ByLanguage[],
): DocumentProblem[] {
  const root: unknown = document.toJS();
  const byLanguage = blocks.flatMap(({ map, path, languages }): Braces[] => {
    const field = schemaAt(schema, root, path);
    const fields = Object.fromEntries(languages.map((language) => [language, field]));
    return map.flow ? [{ map, path, fields, isByLanguage: true }] : [];
  });
  const others = nodesOf(document).flatMap(({ node, path }): Braces[] =>
    isMap(node) && node.flow ? [{ map: node, path, fields: fieldsAt(schema, root, path) }] : [],
  );
  // Some blocks take keys of the owner's own, which may have several words.
  const isField = (path: Path) => schemaAt(schema, root, path) !== undefined;
  const splits = [...byLanguage, ...others].flatMap((braces) =>
    joinSplits(braces, source, isField),
  );
  return splits.map((split) => problemOf(split, source, splits));
}

function joinSplits(
  { map, path, fields, isByLanguage }: Braces,
  source: Source,
  isField: (path: Path) => boolean,
): Split[] {
  const { items } = map;
  const filled = items.filter(({ value }) => value).map(({ key }) => keyText(key));
  const free = Object.keys(fields).filter((name) => !filled.includes(name));
  const isKey = (name: string) =>
    isByLanguage ? free.includes(name) : meantBy(name, free) !== undefined;
  const isRest = ({ key, value }: Pair) => {
    const name = keyText(key) ?? '';
    const [first = '', ...words] = name.split(' ');
    // Where all languages have their text, another word with a colon is none of them.
    const isSentence =
      words.length > 0 ||
      (isByLanguage && free.length === 0 && !(name in fields || isLanguageTag(name)));
    return (
      !isKey(first) && (!value || (isSentence && isScalar(value) && !isField([...path, name])))
    );
  };
  return items.flatMap((pair, index): Split[] => {
    const { key, value } = pair;
    const after = items.slice(index + 1);
    const end = after.findIndex((each) => !isRest(each));
    const others = end < 0 ? after : after.slice(0, end);
    const last = others.at(-1);
    const rest = last?.value ?? last?.key;
    if (isRest(pair) || !isScalar(value) || !value.range || !isNode(rest) || !rest.range) return [];
    const name = keyText(key) ?? '';
    const field = fields[name];
    if (field && !accepts(field, 'text') && !accepts(field, 'number')) return [];
    map.items = map.items.filter((each) => !others.includes(each));
    const range: Range = [value.range[0], rest.range[1]];
    const meant = source.text.slice(...range).replace(/\s*[\r\n]\s*/g, ' ');
    value.value = meant;
    return [{ field, path: [...path, name], range, meant }];
  });
}

function problemOf(
  { field, path, range, meant }: Split,
  source: Source,
  splits: readonly Split[],
): DocumentProblem {
  const place = { path, range, found: quoteForYaml(meant) };
  // `width: 25,5` is no text, so quotes would not help.
  if (field && !accepts(field, 'text')) {
    const expected = describeSchema(field);
    return { ...place, message: 'a number has no comma', expected, fix: `write ${expected}` };
  }
  const replacement = quoteForYaml(meant);
  return {
    ...place,
    message: `a comma ends a text within braces, and this one goes on: ${replacement}`,
    expected: 'a text with a comma in quotes',
    fix: `put it in quotes: ${replacement}`,
    replacement,
    edits: inQuotes(source, range, splits),
    proof: 'syntax',
  };
}

/** Puts a text in quotes, with those that stand on its lines. */
function inQuotes(source: Source, range: Range, splits: readonly Split[]): LineEdit[] {
  const [first, last] = [source.lineAt(range[0]), source.lineAt(range[1])];
  const start = source.startOf(first);
  const end = source.startOf(last) + lineOf(source, last).length;
  const here = splits.filter((each) => each.range[0] >= start && each.range[1] <= end);
  const text = here.reduceRight(
    (written, each) =>
      written.slice(0, each.range[0] - start) +
      quoteForYaml(each.meant) +
      written.slice(each.range[1] - start),
    source.text.slice(start, end),
  );
  const below = Array.from({ length: last - first }, (_, index) => first + 1 + index);
  return [{ line: first, text }, ...below.map((line) => ({ line, text: '' }))];
}
