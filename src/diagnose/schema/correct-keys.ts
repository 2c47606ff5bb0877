import { isMap, isNode, isScalar, type Pair } from 'yaml';
import { z } from 'zod';
import { acceptsSingle } from '../../schema/accepted-kinds.ts';
import {
  fieldsOf,
  isRequired,
  isRequiredAt,
  type Schema,
  schemaAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import { nodeAt, rangeOfKey } from '../document/locate.ts';
import { pairIn } from '../document/nodes.ts';
import { correctType } from './correct-type.ts';
import type { At, Correction, Tree } from './correction.ts';
import { didYouMean, meantBy, sameAs } from './did-you-mean.ts';
import { formatMisplacedKey, formatUnknownKey } from './format-key.ts';
import { findIntendedBlock, findKeyElsewhere } from './intended-block.ts';
import { correctNeedlessBlock, correctOtherKey } from './other-keys.ts';

type Issue = z.core.$ZodIssue;

/**
 * Finds unknown keys and unknown values of `type`, below which nothing can be checked, and corrects
 * them in the document for the next check. A misspelt key is not reported as a missing key too.
 */
export function correctKeys(tree: Tree, issues: readonly Issue[]): Correction[] {
  return issues.flatMap((issue) => {
    const at = { ...tree, path: issue.path };
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => correctKey(at, key, issue.keys.length === 1));
    if (issue.code === 'invalid_type') return correctOtherKey(at);
    return issue.code === 'invalid_union' ? correctType(at) : [];
  });
}

function correctKey(at: At, key: string, isOnly: boolean): Correction {
  const { document, schema, value, path } = at;
  const place = { path: [...path, key], range: rangeOfKey(document, [...path, key]) };
  const map = nodeAt(document, path);
  const here = schemaAt(schema, value, path);
  const fields = (here && fieldsOf(here, isMap(map) ? map.toJSON() : undefined)) ?? {};
  const known = Object.keys(fields);
  if (!isMap(map)) return { ...place, ...formatUnknownKey(key, known) };

  const pair = pairIn(map, key);
  const isThere = (name: string) => pairIn(map, name) !== undefined;
  // Of two equally similar names the one that is required and missing was probably meant.
  const candidates = Object.entries(fields)
    .sort(([a, x], [b, y]) => rank(x, isThere(a)) - rank(y, isThere(b)))
    .map(([name]) => name);
  const block = pair && findIntendedBlock(at, key);
  // A key that another block lacks is in the wrong place, and not misspelt.
  const isLacking = block && isRequiredAt(schema, value, [...block, key]);
  const alike = isLacking ? sameAs : meantBy;
  const suits = (name: string) => {
    const field = fields[name];
    return !field || !isNode(pair?.value) || mayHold(field, key, name, pair.value.toJSON());
  };
  const suitable = candidates.filter(suits);
  const lacking = suitable.filter((name) => !isThere(name));
  const near = alike(key, lacking) ?? alike(key, suitable);
  if (near !== undefined && !isThere(near) && isScalar(pair?.key)) {
    pair.key.value = near;
    const isOtherWord = didYouMean(key, [near]) === undefined;
    return {
      ...place,
      ...formatUnknownKey(key, known, near),
      renamed: [...path, near],
      isOtherWord,
    };
  }
  map.items = map.items.filter((each) => each !== pair);
  const needless = correctNeedlessBlock(map, key, pair, fields);
  if (needless) return { ...place, ...needless };
  if (near !== undefined) return { ...place, ...formatUnknownKey(key, known, near, true) };

  const missing = isOnly && !isLacking ? missingFor(fields, pair, isThere) : undefined;
  if (missing !== undefined && pair) {
    const message = formatUnknownKey(key, known, missing);
    const isText = isScalar(pair.value);
    if (isScalar(pair.key)) pair.key.value = missing;
    map.items.push(pair);
    // Any text would do in place of another: that it was meant only the owner knows.
    return { ...place, ...message, ...(isText && { isGuess: true }), renamed: [...path, missing] };
  }
  if (!block) {
    const home = findKeyElsewhere(at, key, pair?.value);
    if (home) return { ...place, ...formatMisplacedKey(key, path, home.block, home.name) };
    return { ...place, ...formatUnknownKey(key, known), mayBeMisindented: true, unknownKey: key };
  }
  const target = nodeAt(document, block);
  if (isMap(target)) target.items.push(pair);
  return {
    ...place,
    ...formatMisplacedKey(key, path, block),
    mayBeMisindented: true,
    isMisplaced: true,
  };
}

/** Whether a value may be meant for a key: one by another word has to be accepted where one alone is. */
function mayHold(field: Schema, word: string, name: string, value: unknown): boolean {
  if (didYouMean(word, [name]) !== undefined) return true;
  if (unwrapped(field) instanceof z.ZodEnum) return z.safeParse(field, value).success;
  if (!acceptsSingle(field) || typeof value !== 'object' || value === null) return true;
  return z.safeParse(field, value).success;
}

/** The only key that a block lacks, if the value under another name is one for it. */
function missingFor(
  fields: Readonly<Record<string, Schema>>,
  pair: Pair | undefined,
  isThere: (name: string) => boolean,
): string | undefined {
  const missing = Object.entries(fields).filter(
    ([name, each]) => isRequired(each) && !isThere(name),
  );
  const [only] = missing;
  if (!only || missing.length > 1 || !isNode(pair?.value)) return undefined;
  return z.safeParse(only[1], pair.value.toJSON()).success ? only[0] : undefined;
}

function rank(field: Schema, isThere: boolean): number {
  if (isThere) return 2;
  return isRequired(field) ? 0 : 1;
}
