import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isSeq, type Node, type YAMLSeq } from 'yaml';
import {
  addition,
  insertion,
  linesAfter,
  startOfLine,
  type TextEdit,
} from '../../diagnose/migrations/text-edits.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { writeYaml } from './write-yaml.ts';

/** An edit of one of the owner's files. One that replaces what stands there says what, and by what. */
export type OwnerEdit = TextEdit & {
  title: string;
  replaces?: { before: unknown; after: unknown };
};

/** A YAML file of the owner: its text, and the document that was parsed from it. */
export type Parsed = { text: string; document: Document };

/** How the items of a list are told apart, and what they are called in messages. */
export type ItemNames = {
  keyOf: (item: unknown) => string;
  titleOf: (item: unknown) => string;
  /** Returns an item in the form that one of the same key has, for lists in which items have more than one form. */
  inFormOf?: (known: unknown, item: unknown) => unknown;
};

/** Returns the edits that bring items into a list, in their order among those that are there already. */
export function mergeItems(
  file: Parsed,
  path: Path,
  items: readonly unknown[],
  { keyOf, titleOf, inFormOf = (_, item) => item }: ItemNames,
): OwnerEdit[] {
  const list = file.document.getIn(path);
  if (!isSeq(list)) return [];
  const known: unknown[] = list.toJS(file.document);
  const places = items.map((item) => known.findIndex((each) => keyOf(each) === keyOf(item)));
  const added = new Map<number, unknown[]>();
  const edits = items.flatMap((item, index): OwnerEdit[] => {
    const place = places[index] ?? -1;
    if (place >= 0) {
      const alike = inFormOf(known[place], item);
      return mergeValue(file, [...path, place], alike, titleOf(item));
    }
    const next = places.slice(index).find((each) => each >= 0) ?? known.length;
    added.set(next, [...(added.get(next) ?? []), item]);
    return [];
  });
  for (const [place, some] of added) {
    const title = some.map(titleOf).join(', ');
    edits.push(...insertItems(file.text, list, place, some).map((edit) => ({ ...edit, title })));
  }
  return edits;
}

/** Returns the edits that bring a value to a place: keys that are missing are added, and what differs is replaced. */
export function mergeValue(
  { text, document }: Parsed,
  path: Path,
  value: unknown,
  title: string,
): OwnerEdit[] {
  const node = document.getIn(path, true);
  const before: unknown = isNode(node) ? node.toJS(document) : undefined;
  if (isDeepStrictEqual(before, value)) return [];
  if (isMap(node) && typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) =>
      mergeValue({ text, document }, [...path, key], each, `${title}, ${key}`),
    );
  }
  const block = document.getIn(path.slice(0, -1));
  const key = String(path.at(-1));
  if (!isNode(node) && isMap(block)) {
    const entry = block.flow ? formatYaml({ [key]: value }).slice(2, -2) : lines({ [key]: value });
    return addition(text, block, [entry]).map((edit) => ({ ...edit, title }));
  }
  if (!isNode(node)) return [];
  // A blank text is no text that somebody wrote.
  const isBlank = before === '' || before === null;
  const replaces = { before, after: value };
  return [{ ...replacement(text, node, value), title, ...(!isBlank && { replaces }) }];
}

/** Returns the edit that writes items into a list before the item with this index, or at the end. */
export function insertItems(
  text: string,
  list: YAMLSeq,
  place: number,
  items: readonly unknown[],
): TextEdit[] {
  const [from, to] = list.range ?? [0, 0];
  const starts = list.items.map((item) => (isNode(item) && item.range ? item.range[0] : 0));
  const [first] = starts;
  if (first === undefined) {
    const indent = /^ */.exec(text.slice(startOfLine(text, from)))?.[0] ?? '';
    const written = `\n${lines(items)}`.replace(/\n(?=.)/g, `\n${indent}  `);
    return [{ start: text.slice(0, from).trimEnd().length, end: to, text: written }];
  }
  if (list.flow) {
    const written = items.map(formatYaml).join(', ');
    const before = starts[place];
    if (before !== undefined) return [insertion(before, `${written}, `)];
    const end = text.slice(0, to - 1).trimEnd().length;
    return [insertion(end, text[end - 1] === ',' ? ` ${written}` : `, ${written}`)];
  }
  const dash = text.lastIndexOf('-', first - 1);
  const before = list.items[place - 1];
  if (isNode(before) && before.range)
    return linesAfter(text, dash, before.range[1], lines(items).split('\n'));
  const indent = ' '.repeat(dash - startOfLine(text, dash));
  return [insertion(dash, `${lines(items)}\n`.replace(/\n(?=.|$)/g, `\n${indent}`))];
}

/** Returns the edit that writes a value in the place of another one. */
function replacement(text: string, node: Node, value: unknown): TextEdit {
  const [start, end] = node.range ?? [0, 0];
  const last = start + text.slice(start, end).trimEnd().length;
  const isInline = typeof value !== 'object' || (isCollection(node) && node.flow);
  const indent = ' '.repeat(start - startOfLine(text, start));
  const written = isInline ? formatYaml(value) : lines(value).replace(/\n(?=.)/g, `\n${indent}`);
  return { start, end: last, text: written };
}

const lines = (value: unknown) => writeYaml(value, 'readable').trimEnd();
