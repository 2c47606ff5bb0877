import { isNode, isScalar, type Pair, parseDocument } from 'yaml';
import type { Path } from '../../src/schema/path.ts';
import type { Schema } from '../../src/schema/schema-tree.ts';

/** A text with one mistake in it. */
export type Mutation = {
  kind: string;
  text: string;
  /** The offset, in the mutated text, at which the mistake is to be reported. */
  at: number;
  /** What the report has to suggest. */
  meant?: string;
  /** Whether the file may mean the same with it, and it is no mistake then. */
  mayMeanTheSame?: boolean;
};

/** A valid file, with what it means. */
export type Valid = { text: string; schema: Schema; value: unknown };

/** A key with its value, and where both stand. */
export type Entry = {
  pair: Pair;
  key: string;
  path: Path;
  keyAt: number;
  keyEnd: number;
  valueAt: number;
  valueEnd: number;
};

/** The positions of a key and its value. */
export function entryOf(pair: Pair, parent: Path): Entry {
  const { key, value } = pair;
  if (!isScalar(key) || !key.range || !isNode(value) || !value.range) {
    throw new Error('mutations need keys and values that are written');
  }
  const name = String(key.value);
  const [keyAt, keyEnd] = key.range;
  const [valueAt, valueEnd] = value.range;
  return { pair, key: name, path: [...parent, name], keyAt, keyEnd, valueAt, valueEnd };
}

/** A mutation that replaces a part of the text; reported where the new part begins, or `at`. */
export function replaced(
  { text }: Valid,
  kind: string,
  [start, end]: readonly [number, number],
  by: string,
  { at = start, meant }: { at?: number; meant?: string } = {},
): Mutation {
  const mutated = text.slice(0, start) + by + text.slice(end);
  return { kind, text: mutated, at, ...(meant !== undefined && { meant }) };
}

/** Four typos of a word: a letter lost, doubled, replaced, and two that changed places. */
export function misspellings(word: string): string[] {
  const at = 1 + (word.length % Math.max(1, word.length - 2));
  const letter = word.charAt(at) === 'x' ? 'q' : 'x';
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  ].filter((wrong, index, all) => wrong !== word && all.indexOf(wrong) === index);
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset at which the next line begins. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Whether a text says what the valid file says. */
export function meansTheSame({ value }: Valid, text: string): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(value);
}
