import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, visit } from 'yaml';
import { allowedValues } from '../../src/schema/describe-schema.ts';
import type { Path } from '../../src/schema/path.ts';
import {
  fieldsOf,
  metadataOf,
  type Schema,
  schemaAt,
  typesAt,
} from '../../src/schema/schema-tree.ts';

/** A text with one mistake in it. */
export type Mutation = {
  kind: string;
  text: string;
  /** The offset, in the mutated text, of the line that it is to be reported on. */
  at: number;
  /** What the report has to suggest. */
  meant?: string;
};

/** Every single mistake that is known here of a valid file, in an order that is always the same. */
export function mutationsOf(text: string, schema: Schema): Mutation[] {
  const document = parseDocument(text);
  const value: unknown = document.toJS();
  const found = [...lineMistakes(text)];
  visit(document, {
    Pair: (_, pair, ancestors) => {
      const path = pathOf(ancestors);
      const field = schemaAt(schema, value, path);
      const known = Object.keys((field && fieldsOf(field, document.getIn(path))) ?? {});
      found.push(...keyMistakes(text, pair, known));
    },
    Scalar: (key, node, ancestors) => {
      if (key === 'key') return;
      const path = [...pathOf(ancestors), ...(typeof key === 'number' ? [key] : [])];
      found.push(...valueMistakes(text, node, wordsAt(schema, value, path)));
      const field = schemaAt(schema, value, path);
      if (field && !allowedValues(field) && !metadataOf(field).role) {
        found.push(...signMistakes(text, node));
      }
    },
    Seq: (_, list) => {
      for (const item of list.items)
        if (isScalar(item) && !list.flow) found.push(...copies(text, item));
    },
  });
  return found;
}

/** The path that leads to what has these ancestors. */
function pathOf(ancestors: readonly unknown[]): Path {
  return ancestors.flatMap((each, index): Path => {
    const inside = ancestors[index + 1];
    if (isSeq(each)) return inside === undefined ? [] : [each.items.indexOf(inside)];
    const pair = isMap(each) ? each.items.find((item) => item === inside) : undefined;
    return pair && isScalar(pair.key) ? [String(pair.key.value)] : [];
  });
}

/** The words that a value may be, where they can be listed. */
function wordsAt(schema: Schema, value: unknown, path: Path): readonly unknown[] {
  const union = schemaAt(schema, value, path.slice(0, -1));
  const types = union && typesAt(union, String(path.at(-1)));
  const field = schemaAt(schema, value, path);
  return types ? [...types.keys()] : ((field && allowedValues(field)) ?? []);
}

/** Every line with a key or an item, indented otherwise. */
function* lineMistakes(text: string): Generator<Mutation> {
  for (const { index: at, 0: line, 1: indent = '' } of text.matchAll(/^( *)(?:- |[\w-]+:).*$/gm)) {
    const change = (lead: string, kind = 'reindent a line') =>
      replaced(text, kind, [at, at + indent.length], lead);
    for (const by of [-2, -1, 1, 2, 4]) {
      if (indent.length + by >= 0 && line !== '') yield change(' '.repeat(indent.length + by));
    }
    if (indent !== '') yield change('\t'.repeat(Math.ceil(indent.length / 2)), 'indent with a tab');
  }
}

/** A key that is misspelt, unknown, written twice, or without its colon. */
function* keyMistakes(text: string, { key, value }: Pair, known: string[]): Generator<Mutation> {
  if (!isScalar(key) || !key.range) return;
  const name = String(key.value);
  const [start, end] = key.range;
  for (const wrong of [...misspellings(name), name.toUpperCase()]) {
    if (!known.includes(wrong))
      yield replaced(text, 'misspell a key', [start, end], wrong, { meant: name });
  }
  const [line = '', indent = ''] = /^( *)[\w-]+: .*\n/m.exec(lineAt(text, start)) ?? [];
  if (
    line === '' ||
    !isScalar(value) ||
    line.trimStart() !== text.slice(start, start + line.trimStart().length)
  )
    return;
  yield replaced(text, 'add an unknown key', [start, start], `colour: 1\n${indent}`);
  if (!/[>|]-?\n/.test(line)) {
    const next = start - indent.length + line.length;
    yield replaced(text, 'duplicate a key', [next, next], line);
  }
  yield replaced(text, 'drop a colon', [end, end + 1], '', { at: start });
  if (/^[\w-]+: \w/.test(line.trim()))
    yield replaced(text, 'drop the blank after a colon', [end + 1, end + 2], '', { at: start });
}

/** A value that is of another kind, out of range, or a misspelt word. */
function* valueMistakes(
  text: string,
  node: Scalar,
  words: readonly unknown[],
): Generator<Mutation> {
  const [start = 0, end = 0] = node.range ?? [];
  if (text.slice(start, end).includes('\n')) return;
  const change = (kind: string, by: string) => replaced(text, kind, [start, end], by);
  for (const by of ['[a, b]', '{ a: b }']) yield change('retype a value', by);
  if (typeof node.value === 'string')
    for (const by of ['12', 'true', '1.10']) yield change('retype a value', by);
  if (typeof node.value === 'number')
    for (const by of ['true', `"${node.value}"`, `${node.value}px`, '-99999', '.inf'])
      yield change('retype a value', by);
  if (typeof node.value === 'boolean')
    for (const by of ['yes', 'off', '1']) yield change('retype a value', by);
  const word = String(node.value);
  if (!words.includes(word) || word.length < 2) return;
  for (const wrong of misspellings(word))
    yield replaced(text, 'misspell a value', [start, end], wrong, { meant: word });
}

/** Texts that owners write without quotes, and that YAML takes for something else. */
function* signMistakes(text: string, node: Scalar): Generator<Mutation> {
  const [start = 0, end = 0] = node.range ?? [];
  const isPlain = node.type === Scalar.PLAIN && typeof node.value === 'string';
  if (!isPlain || /[}\]]/.test(lineAt(text, end))) return;
  const bare = text.slice(start, end).replace(/["':]/g, '');
  for (const sign of ['@', '%', '*', '&', '!', '`', '> ', '{x} ', ', ', '- '])
    yield replaced(text, 'leave out quotes', [start, end], sign + bare);
  for (const by of [`${bare}: more`, `"${bare}`, `“${bare}”`, `"${bare}" more`, `'it's ${bare}'`])
    yield replaced(text, 'leave out quotes', [start, end], by);
}

/** An item that stands in its list twice. */
function* copies(text: string, item: Node): Generator<Mutation> {
  const [start = 0] = item.range ?? [];
  const line = lineAt(text, start);
  const next = text.lastIndexOf('\n', start) + 1 + line.length;
  if (/^ *- .*[^>|-]\n$/.test(line)) yield replaced(text, 'duplicate an item', [next, next], line);
}

/** The line of an offset, with its end. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, text.indexOf('\n', offset) + 1);
}

/** The text with another part; to be reported where that begins, or `at`. */
function replaced(
  text: string,
  kind: string,
  [start, end]: readonly [number, number],
  by: string,
  { at = start, meant }: { at?: number; meant?: string } = {},
): Mutation {
  const mutated = text.slice(0, start) + by + text.slice(end);
  return { kind, text: mutated, at, ...(meant !== undefined && { meant }) };
}

/** Typos of a word: a letter lost, doubled, replaced, and two that changed places. */
function misspellings(word: string): string[] {
  const at = 1 + (word.length % Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return [
    before + after,
    before + letter + letter + after,
    `${before}${letter === 'x' ? 'q' : 'x'}${after}`,
    word.slice(0, at - 1) + letter + word.charAt(at - 1) + after,
  ].filter((wrong, index, all) => wrong !== word && all.indexOf(wrong) === index);
}
