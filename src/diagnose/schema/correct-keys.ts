import { isMap, isNode, isScalar, type Pair, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { acceptsSingle } from '../../schema/accepted-kinds.ts';
import type { Path } from '../../schema/path.ts';
import {
  fieldsOf,
  isRequired,
  isRequiredAt,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt, rangeOfKey } from '../document/locate.ts';
import { pairIn } from '../document/nodes.ts';
import { didYouMean, meantBy, sameAs } from './did-you-mean.ts';
import { formatMisplacedKey, formatUnknownKey } from './format-key.ts';
import { type DocumentWithSchema, findIntendedBlock } from './intended-block.ts';

/** An unknown key, with all that helps to guess the key that was meant. */
type UnknownKey = {
  checked: DocumentWithSchema;
  path: Path;
  key: string;
  map: YAMLMap;
  pair: Pair;
  fields: Readonly<Record<string, Schema>>;
  /** Whether the block has no other unknown key. */
  isOnly: boolean;
  /** Another block that accepts the key, and whether that block lacks the key. */
  block: Path | undefined;
  isLacking: boolean;
  /** The similar key that the block lacks. */
  near: string | undefined;
};

/**
 * Corrects a key in the document and describes the problem; undefined if no correction is likely.
 */
type Corrector = (unknown: UnknownKey) => Omit<DocumentProblem, 'path' | 'range'> | undefined;

/** The first corrector that knows an answer wins. */
const correctors: readonly Corrector[] = [
  renameSimilar,
  renameToMissing,
  moveToBlock,
  removeUnknown,
];

/**
 * Corrects the unknown keys of a block, so that the values below are checked, and a misspelt key is
 * not reported as missing too.
 */
export function correctKeys(
  checked: DocumentWithSchema,
  path: Path,
  keys: readonly string[],
): DocumentProblem[] {
  const map = nodeAt(checked.document, path);
  if (!isMap(map)) return [];
  const { value, schema } = checked;
  const here = schemaAt(schema, value, path);
  const fields = (here && fieldsOf(here, map.toJSON())) ?? {};
  const problems = keys.flatMap((key): DocumentProblem[] => {
    const place = { path: [...path, key], range: rangeOfKey(checked.document, [...path, key]) };
    const pair = pairIn(map, key);
    if (!pair) return [];
    const block = findIntendedBlock(checked, path, key);
    const isLacking = block !== undefined && isRequiredAt(schema, value, [...block, key]);
    const near = similarKey(map, pair, key, fields, isLacking);
    const isOnly = keys.length === 1;
    const unknown = { checked, path, key, map, pair, fields, isOnly, block, isLacking, near };
    for (const correct of correctors) {
      const problem = correct(unknown);
      if (problem) return [{ ...place, ...problem }];
    }
    return [];
  });
  return map.items.length === 0 ? ofOneBlock(problems, keys) : problems;
}

/** Merges the problems of a block whose keys are all unknown: the whole block is misplaced. */
function ofOneBlock(problems: DocumentProblem[], keys: readonly string[]): DocumentProblem[] {
  const [first] = problems;
  if (!first || problems.length === 1 || problems.some(({ isMisplaced }) => isMisplaced)) {
    return problems;
  }
  const written = keys.map((key) => `"${key}"`).join(', ');
  const message = `this block has none of the keys that belong here, but ${written}`;
  return [{ ...first, message, fix: 'write those keys, or move the block to where it belongs' }];
}

/** Finds a similar key that the block lacks. */
function similarKey(
  map: YAMLMap,
  { value }: Pair,
  key: string,
  fields: Readonly<Record<string, Schema>>,
  isLacking: boolean,
): string | undefined {
  const suitable = Object.entries(fields)
    .filter(([name]) => !pairIn(map, name))
    .filter(([name, field]) => !isNode(value) || mayHold(field, key, name, value.toJSON()))
    // If two names are equally similar, the required key comes first.
    .sort(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a)))
    .map(([name]) => name);
  // If another block lacks exactly this key, the key is misplaced rather than misspelt.
  return (isLacking ? sameAs : meantBy)(key, suitable);
}

/** `mneu: Menu`: renames the key to the similar one. */
function renameSimilar({ key, pair, fields, near }: UnknownKey) {
  if (near === undefined || !isScalar(pair.key)) return undefined;
  pair.key.value = near;
  return formatUnknownKey(key, Object.keys(fields), near);
}

/**
 * If a block lacks one required key only, and the value suits that key, renames the unknown key.
 */
function renameToMissing({ key, map, pair, fields, isOnly, isLacking }: UnknownKey) {
  if (!isOnly || isLacking || !isNode(pair.value) || !isScalar(pair.key)) return undefined;
  const missing = Object.entries(fields).filter(
    ([name, field]) => isRequired(field) && !pairIn(map, name),
  );
  const [[name, field] = []] = missing;
  if (name === undefined || !field || missing.length > 1) return undefined;
  if (!z.safeParse(field, pair.value.toJSON()).success) return undefined;
  pair.key.value = name;
  // A text suits any key with a text, so the owner must confirm the guess.
  const isGuess = isScalar(pair.value);
  return { ...formatUnknownKey(key, Object.keys(fields), name), isGuess };
}

/** Moves a key to the block above or around that accepts the key. */
function moveToBlock({ checked, path, key, map, pair, block }: UnknownKey) {
  if (!block) return undefined;
  remove(map, pair);
  const target = nodeAt(checked.document, block);
  if (isMap(target)) target.items.push(pair);
  const message = formatMisplacedKey(key, path, block);
  return { ...message, mayBeMisindented: true, isMisplaced: true };
}

function removeUnknown({ key, map, pair, fields }: UnknownKey) {
  remove(map, pair);
  return { ...formatUnknownKey(key, Object.keys(fields)), mayBeMisindented: true };
}

function remove(map: YAMLMap, pair: Pair): void {
  map.items = map.items.filter((each) => each !== pair);
}

/** Checks whether a value suits a key. A synonym counts only if the key accepts the value. */
function mayHold(field: Schema, word: string, name: string, value: unknown): boolean {
  if (didYouMean(word, [name]) !== undefined) return true;
  if (unwrapped(field) instanceof z.ZodEnum) return z.safeParse(field, value).success;
  if (!acceptsSingle(field) || typeof value !== 'object' || value === null) return true;
  return z.safeParse(field, value).success;
}
