import { type Document, isMap, isNode, isScalar, Pair, Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import type { Finding, Path } from '../document/finding.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { keyText, pairIn } from '../document/nodes.ts';
import { accepts } from './accepted-kinds.ts';
import { didYouMean, meantBy, sameAs } from './did-you-mean.ts';
import {
  formatMisplacedKey,
  formatMissingKey,
  formatUnknownChoice,
  formatUnknownKey,
  nounOf,
} from './format-key.ts';
import { findIntendedBlock } from './intended-block.ts';
import { fieldsOf, isRequired, type Schema, schemaAt, typesAt } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/**
 * Finds unknown keys and unknown values of `type`, below which nothing can be checked, and corrects
 * them in the document for the next check. A misspelt key is not reported as a missing key too.
 */
export function correctKeys(
  document: Document,
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
): Correction[] {
  return issues.flatMap((issue) => {
    const at = { document, schema, value, path: issue.path };
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => correctKey(at, key, issue.keys.length === 1));
    return issue.code === 'invalid_union' ? correctType(at) : [];
  });
}

/** What was corrected, and where its value is found under its right name. */
export type Correction = Finding & { renamed?: Path };

type At = { document: Document; schema: Schema; value: unknown; path: Path };

function correctKey(
  { document, schema, value, path }: At,
  key: string,
  isOnly: boolean,
): Correction {
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
  const block = pair && findIntendedBlock(document, schema, value, path, key);
  // A key that another block lacks is in the wrong place, and not misspelt.
  const isLacking = block && isRequiredAt(schema, value, [...block, key]);
  const alike = isLacking ? sameAs : meantBy;
  const suits = (name: string) => {
    const field = fields[name];
    return !field || !isNode(pair?.value) || mayHold(field, key, name, pair.value.toJSON());
  };
  const near =
    alike(
      key,
      candidates.filter((name) => !isThere(name) && suits(name)),
    ) ?? alike(key, candidates.filter(suits));
  if (near !== undefined && !isThere(near) && isScalar(pair?.key)) {
    pair.key.value = near;
    return { ...place, ...formatUnknownKey(key, known, near), renamed: [...path, near] };
  }
  map.items = map.items.filter((each) => each !== pair);
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
  const isSingle = accepts(field, 'text') || accepts(field, 'number') || accepts(field, 'boolean');
  return (
    !isSingle || typeof value !== 'object' || value === null || z.safeParse(field, value).success
  );
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

function isRequiredAt(schema: Schema, value: unknown, path: Path): boolean {
  const field = schemaAt(schema, value, path);
  return field !== undefined && isRequired(field);
}

function rank(field: Schema, isThere: boolean): number {
  if (isThere) return 2;
  return isRequired(field) ? 0 : 1;
}

/** Corrects a block whose `type` is misspelt, has a misspelt key, or is missing. */
function correctType({ document, schema, value, path }: At): Finding[] {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(document, parent);
  const union = schemaAt(schema, value, parent);
  const types = union && typesAt(union, key);
  if (!isMap(map) || !union || !types) return [];
  const pair = pairIn(map, key);
  if (pair) {
    if (!isScalar(pair.value) || typeof pair.value.value !== 'string') return [];
    const names = [...types.keys()];
    const near = meantBy(pair.value.value, names);
    if (near === undefined) return [];
    const message = formatUnknownChoice(pair.value.value, names, `${nounOf(union)} ${key}`);
    const range = rangeOfValue(document, path);
    pair.value.value = near;
    return [{ ...message, path, range }];
  }

  const known = new Set(
    [...types.values()].flatMap((type) => Object.keys(fieldsOf(type, {}) ?? {})),
  );
  const unknown = map.items.filter((each) => !known.has(keyText(each.key) ?? ''));
  const misspelt = unknown.find((each) => meantBy(keyText(each.key) ?? '', [key]) !== undefined);
  if (misspelt && isScalar(misspelt.key)) {
    const wrong = keyText(misspelt.key) ?? '';
    const place = { path: [...parent, wrong], range: rangeOfKey(document, [...parent, wrong]) };
    misspelt.key.value = key;
    return [{ ...place, ...formatUnknownKey(wrong, [key, ...known], key) }];
  }

  const likely = likelyType(map, types, key);
  if (likely === undefined) return [];
  const range = rangeOfKey(document, parent);
  map.items.push(new Pair(new Scalar(key), new Scalar(likely)));
  return [{ ...formatMissingKey(key, union, likely), path, range, mayBeMisindented: true }];
}

/** The only type that has all keys of a block, and requires no others. */
function likelyType(
  map: YAMLMap,
  types: ReadonlyMap<string, Schema>,
  discriminator: string,
): string | undefined {
  const keys = new Set(map.items.map((each) => keyText(each.key) ?? ''));
  const likely = [...types].filter(([, type]) => {
    const fields = Object.entries(fieldsOf(type, {}) ?? {});
    const names = new Set(fields.map(([name]) => name));
    const required = fields.filter(([name, field]) => name !== discriminator && isRequired(field));
    return required.every(([name]) => keys.has(name)) && [...keys].every((key) => names.has(key));
  });
  return likely.length === 1 ? likely[0]?.[0] : undefined;
}
