import { isDeepStrictEqual } from 'node:util';
import { isBlock, listAt, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import type { TextEdit } from '../../files/yaml-edits/value-edits.ts';

/** An edit of one of the owner's files. One that replaces what stands there says what, and by what. */
export type OwnerEdit = {
  edit: TextEdit;
  title: string;
  replaces?: { before: unknown; after: unknown };
};

/** Returns what a page, a section or an item of a list is called in messages. */
export function titleOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const keys = ['0', 'link', 'heading', 'title', 'value', 'name', 'label', 'id', 'type'];
  return String(keys.map((key) => stepInto(item, key)).find(Boolean) ?? '');
}

/**
 * Returns the edits that bring items into a list, in their order among those that are there already. New items come
 * last and from the end on, so that the indexes of earlier edits stay right.
 * @param keyOf tells the items apart
 * @param dateOf returns by what items that are new are sorted among the others, the latest first; '' for no date
 */
export function mergeItems(
  root: unknown,
  path: Path,
  items: readonly unknown[],
  keyOf: (item: unknown) => string,
  dateOf: (item: unknown) => string = () => '',
): OwnerEdit[] {
  const known = listAt(root, path);
  const keys: (string | undefined)[] = known.map(keyOf);
  // Of two items with the same key, such as two jobs in one year, each has its own.
  const places = items.map((item) => {
    const place = keys.indexOf(keyOf(item));
    if (place >= 0) keys[place] = undefined;
    return place;
  });
  const changed: OwnerEdit[] = [];
  const inserted: { place: number; item: unknown }[] = [];
  for (const [index, item] of items.entries()) {
    const older = known.findIndex((each) => dateOf(each) !== '' && dateOf(each) < dateOf(item));
    const end = older < 0 ? known.length : older;
    const [place = end] = places.slice(index).filter((each) => each >= 0);
    if (places[index] === -1) inserted.push({ place, item });
    else changed.push(...mergeValue(root, [...path, place], item, titleOf(item)));
  }
  // Of items for the same place, the last one is inserted first.
  const fromEnd = inserted.reverse().sort((one, other) => other.place - one.place);
  const insertions = fromEnd.map(({ place, item }): OwnerEdit => {
    return { edit: { kind: 'insert', path: [...path, place], value: item }, title: titleOf(item) };
  });
  return [...changed, ...insertions];
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
