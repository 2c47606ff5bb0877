import { isDeepStrictEqual } from 'node:util';
import { type Path, valueAt } from '../../schema/path.ts';
import { isBlock } from '../yaml-edits/render-value.ts';
import type { TextEdit } from '../yaml-edits/value-edits.ts';

/** An edit of one of the owner's files. One that replaces what stands there says what, and by what. */
export type OwnerEdit = {
  edit: TextEdit;
  title: string;
  replaces?: { before: unknown; after: unknown };
};

/** How the items of a list are told apart, and what they are called in messages. */
export type ItemNames = {
  keyOf: (item: unknown) => string;
  titleOf: (item: unknown) => string;
  /** Returns an item in the form that one of the same key has, for lists in which items have more than one form. */
  inFormOf?: (known: unknown, item: unknown) => unknown;
};

/**
 * Returns the edits that bring items into a list, in their order among those that are there already. New items come
 * last and from the end on, so that the indexes of earlier edits stay right.
 */
export function mergeItems(
  root: unknown,
  path: Path,
  items: readonly unknown[],
  { keyOf, titleOf, inFormOf = (_, item) => item }: ItemNames,
): OwnerEdit[] {
  const list = valueAt(root, path);
  const known: unknown[] = Array.isArray(list) ? list : [];
  const keys = known.map(keyOf);
  // Of two items with the same key, such as two jobs in one year, each has its own.
  const places = items.map((item) => {
    const place = keys.indexOf(keyOf(item));
    if (place >= 0) keys[place] = '\0';
    return place;
  });
  const changed = items.flatMap((item, index) => {
    const place = places[index] ?? -1;
    const alike = inFormOf(known[place], item);
    return place < 0 ? [] : mergeValue(root, [...path, place], alike, titleOf(item));
  });
  const added = items.flatMap((item, index) => {
    const next = places.slice(index).find((place) => place >= 0) ?? known.length;
    return places[index] === -1 ? { item, place: next } : [];
  });
  // Of items for the same place, the last one is inserted first.
  const fromEnd = added.reverse().sort((one, other) => other.place - one.place);
  const inserted = fromEnd.map(({ item, place }): OwnerEdit => {
    const edit = { kind: 'insert', path: [...path, place], value: item } as const;
    return { edit, title: titleOf(item) };
  });
  return [...changed, ...inserted];
}

/** Returns the edits that bring a value to a place: keys that are missing are added, and what differs is replaced. */
export function mergeValue(root: unknown, path: Path, value: unknown, title: string): OwnerEdit[] {
  const before = valueAt(root, path);
  if (isDeepStrictEqual(before, value)) return [];
  if (isBlock(before) && isBlock(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      mergeValue(root, [...path, key], each, `${title}, ${key}`),
    );
  }
  // A blank text is no text that somebody wrote.
  const isNew = before === undefined || before === null || before === '';
  const edit = { kind: 'set', path, value } as const;
  return [{ edit, title, ...(!isNew && { replaces: { before, after: value } }) }];
}
