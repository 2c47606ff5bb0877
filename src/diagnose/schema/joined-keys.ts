import { isNode, isScalar, type Pair, Scalar, type YAMLMap } from 'yaml';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { keyText, linesOfPair, pairIn, rangeOfKey } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import { replacing, type Source } from '../text/source.ts';
import type { Range } from '../text/source-problem.ts';
import { isLanguageTag } from './choose-language.ts';
import { sameAs } from './did-you-mean.ts';

/**
 * Joins two keys, such as `from` and `to`, into the field that has both values, such as `period`, and those that end in a
 * language, such as `title_en`, into the block by language that they mean. Reports it.
 */
export function joinKeys(
  { source, document, languages = [] }: DocumentWithValue,
  map: YAMLMap,
  path: Path,
  fields: Readonly<Record<string, Schema>>,
): DocumentProblem[] {
  const own = languages[0] ?? String(document.getIn(['app', 'language']) ?? 'en');
  return Object.entries(fields).flatMap(([name, field]): DocumentProblem[] => {
    const pairs = (metadataOf(field).pairs ?? []).map((names) =>
      names.split(' ').flatMap((each) => pairIn(map, each) ?? []),
    );
    const [from, to] = pairs.find(({ length }) => length === 2) ?? [];
    if (isNode(from?.value) && isNode(to?.value) && !pairIn(map, name)) {
      const text = `${from.value} – ${to.value}`;
      const problem = join(source, map, [from, to], name, text);
      from.value = new Scalar(text);
      const message = `the key ${quote(name)} has both texts in one: ${text}`;
      return problem ? [{ ...problem, path: [...path, name], message }] : [];
    }
    const others = map.items.flatMap((pair) => {
      const key = keyText(pair.key) ?? '';
      const isOther = key.startsWith(name) && !Object.hasOwn(fields, key);
      const tag = isOther ? tagOf(key.slice(name.length), languages) : undefined;
      return tag === undefined ? [] : [{ key, tag, pair }];
    });
    const texts = new Map(others.map(({ tag, pair }) => [tag, pair]));
    const [other] = others;
    const mine = pairIn(map, name);
    // Of two texts in one language, nothing tells which is right.
    if (!other || texts.size < others.length || (mine && texts.has(own))) return [];
    const all = mine ? new Map([[own, mine], ...texts]) : texts;
    const block = Object.fromEntries(
      [...all].map(([tag, { value }]) => [tag, isNode(value) ? value.toJSON() : '']),
    );
    const message = `${quote(other.key)} is ${name} in ${other.tag}: the texts of a key stand in a block by language`;
    const place = [...path, other.key];
    const range = rangeOfKey(document, place);
    const problem = join(source, map, [...all.values()], name, block);
    if (!problem) return [];
    const fix = `${problem.fix}, and name the languages in app.languages of site.config.yaml`;
    const unnamed = languages.length === 0 && { fix, edits: undefined };
    return [{ ...problem, path: place, range, message, ...unnamed }];
  });
}

/** Returns the language that the end of a key names, such as `_en` or `En`; on a site that names none, any that is known. */
function tagOf(end: string, languages: readonly string[]): string | undefined {
  if (!/^(?:[_.-]|[A-Z])/.test(end)) return undefined;
  const written = end.replace(/^[_.-]/, '');
  const named = languages.find((tag) => sameAs(written, [tag, tag.split('-')[0] ?? tag]));
  return named ?? (languages.length === 0 && isLanguageTag(written) ? written : undefined);
}

/** Writes the value of several keys below the first, in place of its own name. Returns what is said of it. */
function join(
  source: Source,
  map: YAMLMap,
  [first, ...others]: readonly Pair[],
  name: string,
  value: unknown,
) {
  if (!isScalar(first?.key) || !isNode(first.value)) return undefined;
  if (!first.key.range || !first.value.range) return undefined;
  const range: Range = [first.key.range[0], first.value.range[1]];
  const line = `${name}: ${formatYaml(value)}`;
  const words = { found: String(first.key), expected: line, fix: `write ${line}` };
  const edit = map.flow ? undefined : replacing(source, range, line);
  const edits = edit && [edit, ...others.flatMap((each) => linesOfPair(source, each))];
  first.key.value = name;
  map.items = map.items.filter((each) => !others.includes(each));
  return { range, ...words, edits, proof: 'notation' as const };
}
