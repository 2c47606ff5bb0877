import { isScalar, type YAMLMap } from 'yaml';
import type { Path } from '../../src/schema/path.ts';
import { fieldsOf, isRequired, schemaAt } from '../../src/schema/schema-tree.ts';
import {
  type Entry,
  entryOf,
  lineStart,
  type Mutation,
  misspellings,
  nextLine,
  replaced,
  type Valid,
} from './mutation.ts';

/** What goes wrong with the keys of a block. */
export function* keyMistakes(
  valid: Valid,
  map: YAMLMap,
  path: Path,
  parentAt: number,
): Generator<Mutation> {
  const entries = map.items.map((pair) => entryOf(pair, path));
  const names = entries.map((entry) => entry.key);
  for (const [index, entry] of entries.entries()) {
    yield* misspelt(valid, entry, [...names, ...known(valid, path)]);
    yield* dropped(valid, entries, index, map.flow === true, parentAt);
    yield* duplicated(valid, entry, map.flow === true);
    yield* withoutColon(valid, entry, map.flow === true);
    yield* unknownKey(valid, entry, map.flow === true);
  }
}

function known(valid: Valid, path: Path): string[] {
  const here = schemaAt(valid.schema, valid.value, path);
  const inside = path.reduce<unknown>(
    (value, step) => Reflect.get(Object(value), step),
    valid.value,
  );
  return Object.keys((here && fieldsOf(here, inside)) ?? {});
}

function* misspelt(valid: Valid, entry: Entry, names: string[]): Generator<Mutation> {
  for (const wrong of misspellings(entry.key)) {
    if (names.includes(wrong)) continue;
    yield replaced(valid, 'misspell a key', [entry.keyAt, entry.keyEnd], wrong, {
      meant: entry.key,
    });
  }
  const shouted = entry.key.toUpperCase();
  yield replaced(valid, 'misspell a key', [entry.keyAt, entry.keyEnd], shouted, {
    meant: entry.key,
  });
}

function* dropped(
  valid: Valid,
  entries: readonly Entry[],
  index: number,
  isFlow: boolean,
  parentAt: number,
): Generator<Mutation> {
  const entry = entries[index];
  const next = entries[index + 1];
  const before = entries[index - 1];
  const field = entry && schemaAt(valid.schema, valid.value, entry.path);
  if (!entry || !field || !isRequired(field) || (!next && !before)) return;
  if (next) {
    // The block begins with the next key now, and is reported there when it has no key of its own.
    yield replaced(valid, 'drop a key', [entry.keyAt, next.keyAt], '', { at: parentAt });
  } else if (isFlow && before) {
    yield replaced(valid, 'drop a key', [before.valueEnd, entry.valueEnd], '', { at: parentAt });
  } else {
    const range = [
      lineStart(valid.text, entry.keyAt),
      nextLine(valid.text, entry.valueEnd - 1),
    ] as const;
    yield replaced(valid, 'drop a key', range, '', { at: parentAt });
  }
}

function* duplicated(valid: Valid, entry: Entry, isFlow: boolean): Generator<Mutation> {
  if (!isScalar(entry.pair.value) && !isFlow) return;
  const pair = valid.text.slice(entry.keyAt, entry.valueEnd);
  if (isFlow) {
    const at = entry.valueEnd + 2;
    yield replaced(valid, 'duplicate a key', [entry.valueEnd, entry.valueEnd], `, ${pair}`, { at });
  } else if (!pair.includes('\n')) {
    const indent = ' '.repeat(entry.keyAt - lineStart(valid.text, entry.keyAt));
    const end = nextLine(valid.text, entry.valueEnd);
    const at = end + indent.length;
    yield replaced(valid, 'duplicate a key', [end, end], `${indent}${pair}\n`, { at });
  }
}

function* withoutColon(valid: Valid, entry: Entry, isFlow: boolean): Generator<Mutation> {
  if (isFlow || !isScalar(entry.pair.value)) return;
  const { keyAt, keyEnd, valueAt } = entry;
  const colon = valid.text.indexOf(':', keyEnd);
  yield replaced(valid, 'drop a colon', [colon, colon + 1], '', { at: keyAt });
  if (valueAt > colon + 1 && !/["'>|]/.test(valid.text.charAt(valueAt))) {
    yield replaced(valid, 'drop the blank after a colon', [colon + 1, valueAt], '', { at: keyAt });
  }
}

function* unknownKey(valid: Valid, entry: Entry, isFlow: boolean): Generator<Mutation> {
  const key = 'colour';
  if (isFlow) {
    yield replaced(valid, 'add an unknown key', [entry.keyAt, entry.keyAt], `${key}: 1, `);
  } else {
    const indent = ' '.repeat(entry.keyAt - lineStart(valid.text, entry.keyAt));
    yield replaced(valid, 'add an unknown key', [entry.keyAt, entry.keyAt], `${key}: 1\n${indent}`);
  }
}
