import { isMap, isNode, isScalar, type Pair, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { fileRoles } from '../../config/field-metadata.ts';
import synonyms from '../../config/synonyms.json' with { type: 'json' };
import type { Path } from '../../schema/path.ts';
import {
  accepts,
  fieldsAt,
  isRequired,
  isRequiredAt,
  metadataOf,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import { memoize } from '../../shared/memoize.ts';
import { resources } from '../../shared/resources.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { keyText, nodeAt, nodesOf, pairIn, rangeOfKey } from '../document/nodes.ts';
import { adviceOn, didYouMean, isLike, meantBy, sameAs } from './did-you-mean.ts';
import { formatMisplacedKey, formatUnknownKeys } from './format-key.ts';
import { joinKeys } from './joined-keys.ts';
import { pairAsBlock } from './keyless-block.ts';
import { renameKey } from './renamed-key.ts';

/** An unknown key with the block (a YAML mapping) that holds it. */
type UnknownKey = {
  path: Path;
  key: string;
  map: YAMLMap;
  pair: Pair;
  /** The fields that the block accepts. */
  fields: Readonly<Record<string, Schema>>;
  /** Whether the block has no other unknown key. */
  isOnly: boolean;
};

/**
 * Corrects the unknown keys of a block, so that the values below them are checked, and so that the right
 * spelling of a misspelt key is not reported as missing too.
 */
export function correctKeys(
  checked: DocumentWithValue,
  path: Path,
  keys: readonly string[],
): DocumentProblem[] {
  const map = nodeAt(checked.document, path);
  if (!isMap(map)) return [];
  const fields = fieldsAt(checked.schema, checked.value, path);
  const joined = joinKeys(checked, map, path, fields);
  if (joined.length > 0) return joined;
  const isOnly = keys.length === 1;
  const strange: string[] = [];
  const problems = keys.flatMap((key): DocumentProblem[] => {
    const pair = pairIn(map, key);
    if (!pair) return [];
    const place = { path: [...path, key], range: rangeOfKey(checked.document, [...path, key]) };
    const problem = correctKey(checked, { path, key, map, pair, fields, isOnly });
    if (!problem) strange.push(key);
    return problem ? [{ ...place, ...problem }] : [];
  });
  // If a block has no known key at all, its keys are one problem.
  const isWhole = strange.length > 0 && strange.length === map.items.length;
  const groups = isWhole ? [strange] : strange.map((key) => [key]);
  const unknown = groups.map((group) => {
    const place = [...path, ...group.slice(0, 1)];
    const range = rangeOfKey(checked.document, place);
    const asRow = pairAsBlock(schemaAt(checked.schema, checked.value, path), map, range);
    return { path: place, range, ...formatStrange(path, group, Object.keys(fields)), ...asRow };
  });
  map.items = map.items.filter(({ key }) => !strange.includes(keyText(key) ?? ''));
  return [...problems, ...unknown];
}

/** Describes unknown keys that resemble no known key. Keys at the top level may belong to the owner's other file. */
function formatStrange(path: Path, keys: readonly string[], known: readonly string[]) {
  const file = fileOf(path, keys);
  const elsewhere = file !== undefined && { fix: `move it to ${file}` };
  return { ...formatUnknownKeys(keys, known), ...elsewhere, mayBeMisindented: true };
}

/** Returns the owner's file that has all these keys at its top level; undefined for keys of a block within a file. */
function fileOf(path: Path, keys: readonly string[]): string | undefined {
  const files = path.length === 0 ? Object.entries(topKeys) : [];
  return files.find(([, all]) => keys.every((key) => all.includes(key)))?.[0];
}

/** The keys at the top of each of the owner's two files. */
const topKeys: Readonly<Record<string, readonly string[]>> = {
  'site.config.yaml': Object.keys(synonyms.file),
  'content/index.yaml': Object.values(resources).map(({ path }) => path.replace(/\..*/, '')),
};

/** Renames an unknown key, or moves it to the block that was meant, if the right key or block is clear. */
function correctKey(checked: DocumentWithValue, unknown: UnknownKey) {
  const { path, key, map, pair, fields } = unknown;
  // `owner` in the content is no other spelling of `personalOwn`, but a block of the other file.
  if (fileOf(path, [key]) !== undefined) return undefined;
  const renamed = renameKey(checked.document, unknown);
  if (renamed) return renamed;
  const block = findIntendedBlock(checked, path, key);
  const isLacking =
    block !== undefined && isRequiredAt(checked.schema, checked.value, [...block, key]);
  const meant = meantKey(unknown, isLacking);
  if (meant && isScalar(pair.key)) {
    pair.key.value = meant.name;
    const problem = formatUnknownKeys([key], Object.keys(fields), meant.name);
    // Only one problem is reported for each path. At the right key's path, this one replaces that of the value.
    return { ...problem, path: [...path, meant.name], isGuess: meant.isGuess };
  }
  if (!block) return undefined;
  map.items = map.items.filter((each) => each !== pair);
  const target = nodeAt(checked.document, block);
  if (isMap(target)) target.items.push(pair);
  return { ...formatMisplacedKey(key, path, block), mayBeMisindented: true };
}

/**
 * Finds the key that was meant: a similar one, or the only required key that the block lacks. `isElsewhere`
 * means that another block lacks the unknown key, so the key is probably misplaced and not misspelt.
 */
function meantKey({ key, map, pair, fields, isOnly }: UnknownKey, isElsewhere: boolean) {
  const value: unknown = isNode(pair.value) ? pair.value.toJSON() : null;
  const free = Object.entries(fields).filter(([name]) => !pairIn(map, name));
  const required = free.filter(([, field]) => isRequired(field));
  // If two names are equally similar to the unknown key, the required one is suggested.
  const names = [...required, ...free.filter((each) => !required.includes(each))]
    .filter(([name, field]) => suits(field, key, name, value))
    .map(([name]) => name);
  // What has a type here, where there is none, is a section that stands too deep, with keys of its own.
  const isForeign = pairIn(map, 'type') !== undefined && !Object.hasOwn(fields, 'type');
  const meant = isElsewhere || isForeign ? sameAs : meantBy;
  const valid = names.filter((name) => z.safeParse(fields[name] ?? z.never(), value).success);
  const similar = meant(key, valid) ?? meant(key, names);
  if (similar !== undefined)
    return { name: similar, isGuess: isLike(key, similar) && !fitsRole(fields[similar], value) };
  const [[name, field] = []] = required;
  const isKnown = adviceOn('keys', key) !== undefined;
  const isClear = isOnly && !isKnown && !isElsewhere && required.length === 1;
  if (!isClear || !name || !field || !z.safeParse(field, value).success) return undefined;
  // A single value suits many keys, so it does not prove the guess, and the owner must confirm the guess.
  // What begins with the sign of a comment was perhaps left out on purpose.
  return { name, isGuess: isScalar(pair.value) || /^[^\p{L}\p{N}"']/u.test(key) };
}

/** Checks whether a value may be what a field is for: an address stands in no text, and words in no address. */
function fitsRole(field: Schema | undefined, value: unknown): boolean {
  if (!field || typeof value !== 'string') return true;
  const { role = 'word' } = metadataOf(field);
  const isOfAddress = [...fileRoles, 'link', 'page', 'page path', 'picture folder'].includes(role);
  return isOfAddress ? !/\s/.test(value) : !/^(?:[a-z]+:|\/)\S+$/i.test(value);
}

/** Checks whether a value suits a key. If an unknown key is only a synonym of the key, the value must be valid too. */
function suits(field: Schema, word: string, name: string, value: unknown): boolean {
  if (value === null || didYouMean(word, [name]) !== undefined) return true;
  const isAddress = typeof value === 'string' && /^(?:[a-z]+:|\/)/i.test(value);
  if (isAddress && metadataOf(field).role === 'page') return false;
  const isForSingle = accepts(field, 'text') && typeof value === 'object';
  const isForBlock = unwrapped(field) instanceof z.ZodObject && typeof value !== 'object';
  const isChoice = unwrapped(field) instanceof z.ZodEnum;
  return isForSingle || isForBlock || isChoice ? z.safeParse(field, value).success : true;
}

/** The paths of all blocks that may have each key. A file with many unknown keys asks for them all the time. */
const blocksIn = memoize(({ document, schema, value }: DocumentWithValue) => {
  const blocks = new Map<string, Path[]>();
  for (const { node, path } of nodesOf(document)) {
    if (!isMap(node)) continue;
    for (const key of Object.keys(fieldsAt(schema, value, path)))
      blocks
        .set(key, blocks.get(key) ?? [])
        .get(key)
        ?.push(path);
  }
  return blocks;
});

/**
 * Finds the block that a misplaced key belongs to: a block around the key's own block, or else any
 * block that requires the key and lacks it.
 */
function findIntendedBlock(checked: DocumentWithValue, path: Path, key: string): Path | undefined {
  const { document, schema, value } = checked;
  const lacksKey = (block: Path) => {
    const map = nodeAt(document, block);
    return isMap(map) && !pairIn(map, key);
  };
  const mayHoldKey = (block: Path) =>
    lacksKey(block) && Object.hasOwn(fieldsAt(schema, value, block), key);
  const needsKey = (block: Path) => isRequiredAt(schema, value, [...block, key]);
  const around = path.map((_, depth) => path.slice(0, path.length - 1 - depth));
  const others = (blocksIn(checked).get(key) ?? []).filter(lacksKey);
  const [only] = others.length === 1 ? others : [];
  return around.find(mayHoldKey) ?? others.find(needsKey) ?? only;
}
