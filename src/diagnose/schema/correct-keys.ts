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

/** A key that its block does not know, with all that says what it was meant for. */
type UnknownKey = {
  checked: DocumentWithSchema;
  /** The path of the block. */
  path: Path;
  key: string;
  map: YAMLMap;
  pair: Pair;
  fields: Readonly<Record<string, Schema>>;
  /** Whether it is the only unknown key of its block. */
  isOnly: boolean;
  /** Another block that may have this key, and whether that one lacks it. */
  block: Path | undefined;
  isLacking: boolean;
  /** The key that this block lacks and the unknown one resembles. */
  near: string | undefined;
};

/** Corrects a key in the document and gives the text of the problem; undefined where it does not know how. */
type Corrector = (unknown: UnknownKey) => Omit<DocumentProblem, 'path' | 'range'> | undefined;

/** They are asked in this order, until one of them knows what was meant. */
const correctors: readonly Corrector[] = [
  renameSimilar,
  renameToMissing,
  moveToBlock,
  removeUnknown,
];

/**
 * Corrects the unknown keys of a block in the document, so that the values below them can be checked, and
 * a misspelt key is not reported as a missing one too.
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

/** A block that is written for another place: that none of its keys is known is one problem. */
function ofOneBlock(problems: DocumentProblem[], keys: readonly string[]): DocumentProblem[] {
  const [first] = problems;
  if (!first || problems.length === 1 || problems.some(({ isMisplaced }) => isMisplaced)) {
    return problems;
  }
  const written = keys.map((key) => `"${key}"`).join(', ');
  const message = `this block has none of the keys that belong here, but ${written}`;
  return [{ ...first, message, fix: 'write those keys, or move the block to where it belongs' }];
}

/** The key that a block lacks and that an unknown one resembles. */
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
    // Of two equally similar names the one that is required was probably meant.
    .sort(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a)))
    .map(([name]) => name);
  // A key that another block lacks is in the wrong place, and not misspelt.
  return (isLacking ? sameAs : meantBy)(key, suitable);
}

/** `mneu: Menu`: the key gets the name that it resembles. */
function renameSimilar({ key, pair, fields, near }: UnknownKey) {
  if (near === undefined || !isScalar(pair.key)) return undefined;
  pair.key.value = near;
  return formatUnknownKey(key, Object.keys(fields), near);
}

/** The only key that a block lacks, if the value under another name is one for it. */
function renameToMissing({ key, map, pair, fields, isOnly, isLacking }: UnknownKey) {
  if (!isOnly || isLacking || !isNode(pair.value) || !isScalar(pair.key)) return undefined;
  const missing = Object.entries(fields).filter(
    ([name, field]) => isRequired(field) && !pairIn(map, name),
  );
  const [[name, field] = []] = missing;
  if (name === undefined || !field || missing.length > 1) return undefined;
  if (!z.safeParse(field, pair.value.toJSON()).success) return undefined;
  pair.key.value = name;
  // Any text would do in place of another: that it was meant only the owner knows.
  const isGuess = isScalar(pair.value);
  return { ...formatUnknownKey(key, Object.keys(fields), name), isGuess };
}

/** A key that belongs to the block above it, around it, or to one that lacks it. */
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

/** Whether a value may be meant for a key: under a word of the same meaning it has to be one that the key accepts. */
function mayHold(field: Schema, word: string, name: string, value: unknown): boolean {
  if (didYouMean(word, [name]) !== undefined) return true;
  if (unwrapped(field) instanceof z.ZodEnum) return z.safeParse(field, value).success;
  if (!acceptsSingle(field) || typeof value !== 'object' || value === null) return true;
  return z.safeParse(field, value).success;
}
