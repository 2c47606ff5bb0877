import type { z } from 'zod';
import { stepInto } from '../schema/path.ts';
import { type Checked, readAsMeant } from './read-as-meant.ts';
import type { CheckContext, Reference } from './references/check-context.ts';
import { sourceOf } from './text/source.ts';

/** A list item as it was read last: its value, the same as JSON, and its references to what is outside of the item. */
type ReadItem = { value: unknown; json: string; references: readonly Reference[] };

/** What was read of a valid file: its text, its value, and the items of its longest list by their texts. */
export type ItemMemory<T> = {
  text?: string;
  value?: T;
  /** The key of the list. */
  key?: string;
  items: ReadonlyMap<string, ReadItem>;
  /** The versions of all files that the items may name. */
  versions?: CheckContext['versions'];
  /** The pages that the owner's other file declares. */
  pages?: CheckContext['pages'];
};

export const emptyMemory = <T>(): ItemMemory<T> => ({ items: new Map() });

/**
 * Reads a file again after an edit. The items that were read before are left out of the text, since without aliases
 * and anchors an item means the same in any place of its list. Only their references are checked again. Returns
 * undefined if nothing is known, or if there are problems, which the whole file explains better.
 */
export function readChangedItems<S extends z.ZodType>(
  text: string,
  schema: S,
  context: CheckContext,
  memory: ItemMemory<z.output<S>>,
): z.output<S> | undefined {
  if (isOutdated(memory, context)) return undefined;
  if (text === memory.text) return memory.value;
  const split = splitItems(text);
  if (!split || split.key !== memory.key) return undefined;
  const { key, head, items, tail } = split;
  const changed = items.filter((item) => !memory.items.has(item));
  // A list must not be empty, so at least one item is read.
  const read = new Set(changed.length > 0 ? changed : items.slice(0, 1));
  const left = items.flatMap((item) => (read.has(item) ? [] : (memory.items.get(item) ?? [])));
  const elsewhere = left.flatMap(({ references }, index) =>
    // Negative indexes belong to no item of the shorter text.
    references.map((each) => ({ ...each, path: [key, -1 - index, ...each.path.slice(2)] })),
  );
  const shorter = sourceOf([head, ...read, tail].join(''));
  const checked = readAsMeant(shorter, schema, { ...context, elsewhere });
  const { value, problems, found } = checked;
  const fresh = itemsOf(key, [...read], checked);
  if (typeof value !== 'object' || value === null || !fresh) return undefined;
  if (problems.length + found.length > 0) return undefined;
  const all = items.flatMap((item) => fresh.get(item) ?? memory.items.get(item) ?? []);
  // Repeated items are a problem of the list.
  if (new Set(all.map(({ json }) => json)).size < items.length) return undefined;
  const values = all.map((each) => each.value);
  Reflect.set(value, key, values);
  const known = new Map(all.map((each, index) => [items[index] ?? '', each]));
  Object.assign(memory, {
    text,
    value,
    items: known,
    versions: context.versions,
    pages: context.pages,
  });
  return value;
}

/** Remembers the items of a valid file, which was read as a whole. */
export function rememberItems<T>(
  text: string,
  checked: Checked<T>,
  { versions, pages }: CheckContext,
  memory: ItemMemory<T>,
): void {
  const split = splitItems(text);
  const items = split && itemsOf(split.key, split.items, checked);
  const list = items ? { key: split.key, items } : { key: undefined, items: new Map() };
  Object.assign(memory, { text, value: checked.value, versions, pages, ...list });
}

/** What a file of the disk holds of a memory, from which the rest can be made again. */
type StoredMemory<T> = {
  text: string;
  value: T;
  references: readonly (readonly Reference[])[];
  versions: readonly (readonly [string, string | undefined])[];
  pages: CheckContext['pages'];
};

/** Returns a memory as JSON, for a later process; undefined if nothing is remembered. */
export function storeMemory({ text, value, items, versions, pages }: ItemMemory<unknown>) {
  if (text === undefined || items.size === 0) return undefined;
  const references = [...items.values()].map((item) => item.references);
  const stored: StoredMemory<unknown> = {
    text,
    value,
    references,
    versions: [...(versions ?? [])],
    pages,
  };
  return JSON.stringify(stored);
}

/** Restores a memory. The JSON must come from `storeMemory` of the same version of the source. */
export function restoreMemory<T>(json: string): ItemMemory<T> {
  const { text, value, references, versions, pages }: StoredMemory<T> = JSON.parse(json);
  const { key = '', items: texts = [] } = splitItems(text) ?? {};
  const list: unknown = stepInto(value, key);
  const items = texts.map((item, index): [string, ReadItem] => {
    const read: unknown = stepInto(list, index);
    return [item, { value: read, json: JSON.stringify(read), references: references[index] ?? [] }];
  });
  return { text, value, key, items: new Map(items), versions: new Map(versions), pages };
}

/** Checks whether a file has come, changed or gone, or another page, since a known item may name any of them. */
function isOutdated({ versions, pages }: ItemMemory<unknown>, context: CheckContext): boolean {
  const isOther = JSON.stringify(pages) !== JSON.stringify(context.pages);
  // An item may name a folder, so a new file in it matters too.
  const hasCome = versions !== undefined && versions.size !== context.versions?.size;
  return (
    isOther ||
    hasCome ||
    [...(versions ?? [])].some(([file, version]) => context.versions?.get(file) !== version)
  );
}

/** The roles of references that another item can make wrong, or that can make another item wrong. */
const roles: readonly Reference['role'][] = ['page', 'page path', 'rich text', 'section id'];

/** Returns what was read of each item; undefined if the text was not split where its items begin. */
function itemsOf(
  key: string,
  texts: readonly string[],
  { value, references }: Checked<unknown>,
): Map<string, ReadItem> | undefined {
  const list = stepInto(value, key);
  if (!Array.isArray(list) || list.length !== texts.length) return undefined;
  const own = texts.map((): Reference[] => []);
  for (const each of references) {
    const [first, index] = each.path;
    if (first === key && roles.includes(each.role)) own[Number(index)]?.push(each);
  }
  return new Map(
    texts.map((text, index) => {
      const item: unknown = list[index];
      return [text, { value: item, json: JSON.stringify(item), references: own[index] ?? [] }];
    }),
  );
}

/** A text that is split at the items of its longest list at the top level. */
type Split = { key: string; head: string; items: readonly string[]; tail: string };

function splitItems(text: string): Split | undefined {
  const lists = [...text.matchAll(/^([\w-]+):[ \t]*(?:#.*)?$/gm)].flatMap((found): Split[] => {
    const [line, key = ''] = found;
    const start = found.index + line.length;
    const length = text.slice(start).search(/^(?:[^\s#-]|---)/m);
    const end = length < 0 ? text.length : start + length;
    const [, indent] = /^(?:[ \t]*(?:#.*)?\r?\n)+( *)-\s/.exec(text.slice(start, end)) ?? [];
    if (indent === undefined) return [];
    const dashes = text.slice(start, end).matchAll(new RegExp(`^${indent}-(?=\\s)`, 'gm'));
    const places = [...dashes].map(({ index }) => start + index);
    const items = places.map((place, index) => text.slice(place, places[index + 1] ?? end));
    return [{ key, head: text.slice(0, places[0]), items, tail: text.slice(end) }];
  });
  return lists.sort((one, other) => other.items.length - one.items.length)[0];
}
