import { type Document, isMap, isScalar, Pair, Scalar, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { keyText, nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import type { Finding, Path } from '../messages/problem.ts';
import { didYouMean } from './did-you-mean.ts';
import {
  formatMisplacedKey,
  formatMissingKey,
  formatUnknownChoice,
  formatUnknownKey,
} from './format-issue.ts';
import { findIntendedBlock } from './intended-block.ts';
import { fieldsOf, isRequired, type Schema, schemaAt, typesAt } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/**
 * Finds the mistakes that hide what lies below them (a key or a section type that is not known),
 * and puts them right in the document, so that the next look at it sees further. A missing key and
 * a misspelt one are thereby one mistake, not two.
 */
export function correctKeys(
  document: Document,
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
): Finding[] {
  return issues.flatMap((issue) => {
    const at = { document, schema, value, path: issue.path };
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => repairKey(at, key));
    }
    return issue.code === 'invalid_union' ? repairType(at) : [];
  });
}

type At = { document: Document; schema: Schema; value: unknown; path: Path };

function repairKey({ document, schema, value, path }: At, key: string): Finding {
  const place = { path: [...path, key], range: rangeOfKey(document, [...path, key]) };
  const map = nodeAt(document, path);
  const here = schemaAt(schema, value, path);
  const fields = (here && fieldsOf(here, contentsOf(map))) ?? {};
  if (!isMap(map)) return { ...place, ...formatUnknownKey(key, Object.keys(fields)) };

  const pair = map.items.find((each) => keyText(each.key) === key);
  const isThere = (name: string) => map.items.some((each) => keyText(each.key) === name);
  // Of two names equally near, the one that is needed and not there was meant.
  const names = Object.entries(fields)
    .sort(([a, x], [b, y]) => rank(x, isThere(a)) - rank(y, isThere(b)))
    .map(([name]) => name);
  const near = didYouMean(key, names);
  if (near !== undefined && !isThere(near) && isScalar(pair?.key)) {
    pair.key.value = near;
    return { ...place, ...formatUnknownKey(key, Object.keys(fields), near) };
  }
  map.items = map.items.filter((each) => each !== pair);
  if (near !== undefined) {
    return { ...place, ...formatUnknownKey(key, Object.keys(fields), near, true) };
  }

  const home = pair && findIntendedBlock(document, schema, value, path, key);
  if (!home)
    return { ...place, ...formatUnknownKey(key, Object.keys(fields)), mayBeMisindented: true };
  const target = nodeAt(document, home);
  if (isMap(target)) target.items.push(pair);
  return { ...place, ...formatMisplacedKey(key, path, home), mayBeMisindented: true };
}

function rank(field: Schema, isThere: boolean): number {
  if (isThere) return 2;
  return isRequired(field) ? 0 : 1;
}

/** A section without a type that is known: its type is misspelt, or its key is, or it is missing. */
function repairType({ document, schema, value, path }: At): Finding[] {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(document, parent);
  const union = schemaAt(schema, value, parent);
  const types = union && typesAt(union, key);
  if (!isMap(map) || !union || !types) return [];
  const names = [...types.keys()];
  const pair = map.items.find((each) => keyText(each.key) === key);
  if (pair) return repairTypeValue(document, pair, path, names);

  const known = new Set(
    [...types.values()].flatMap((type) => Object.keys(fieldsOf(type, {}) ?? {})),
  );
  const strays = map.items.filter((each) => !known.has(keyText(each.key) ?? ''));
  const stray = strays.find((each) => didYouMean(keyText(each.key) ?? '', [key]) !== undefined);
  if (stray && isScalar(stray.key)) {
    const wrong = keyText(stray.key) ?? '';
    const place = { path: [...parent, wrong], range: rangeOfKey(document, [...parent, wrong]) };
    stray.key.value = key;
    return [{ ...place, ...formatUnknownKey(wrong, [key, ...known], key) }];
  }

  const likely = likelyType(map, types);
  const words = formatMissingKey(key, union, likely);
  const range = rangeOfKey(document, parent);
  if (likely !== undefined) map.items.push(new Pair(new Scalar(key), new Scalar(likely)));
  return likely === undefined ? [] : [{ ...words, path, range, mayBeMisindented: true }];
}

function repairTypeValue(document: Document, pair: Pair, path: Path, names: string[]): Finding[] {
  if (!isScalar(pair.value) || typeof pair.value.value !== 'string') return [];
  const near = didYouMean(pair.value.value, names);
  if (near === undefined) return [];
  const words = formatUnknownChoice(pair.value.value, names, 'section type');
  const range = rangeOfValue(document, path);
  pair.value.value = near;
  return [{ ...words, path, range }];
}

/** The one type whose required keys are all there. */
function likelyType(map: YAMLMap, types: Map<string, Schema>): string | undefined {
  const keys = new Set(map.items.map((each) => keyText(each.key)));
  const likely = [...types].filter(([, type]) => {
    const fields = Object.entries(fieldsOf(type, {}) ?? {});
    const names = new Set(fields.map(([name]) => name));
    const required = fields.filter(([name, field]) => name !== 'type' && isRequired(field));
    return (
      required.every(([name]) => keys.has(name)) && [...keys].every((key) => names.has(key ?? ''))
    );
  });
  return likely.length === 1 ? likely[0]?.[0] : undefined;
}

function contentsOf(map: unknown): unknown {
  return isMap(map) ? map.toJSON() : undefined;
}
