import { visit } from 'yaml';
import { parseText } from '../document/parse.ts';
import type { Source } from '../text/source.ts';

/** A text of a file: a key, or a value. */
type Written = { text: string; isKey: boolean };

/**
 * Checks whether two texts of a file mean the same: all that was typed is there, in its order, and nothing else than
 * keys has come. The texts themselves may differ in quotation marks, in blanks at their ends, and in the spelling of keys.
 */
export function meansTheSame(before: Source, after: Source): boolean {
  const [was, is] = [writtenIn(before), writtenIn(after)];
  // What the parser refuses has no values to compare. But no word may be lost, or stand elsewhere.
  if (!was || !is) return isWithin(wordsIn(before, was), wordsIn(after, is));
  const isThere = new Set(is.map(({ text }) => text));
  const wasThere = new Set(was.map(({ text }) => text));
  const gone = was.filter(({ text }) => !isThere.has(text));
  const come = is.filter(({ text }) => !wasThere.has(text));
  const valuesOf = (all: readonly Written[]) =>
    all.filter(({ text, isKey }) => !isKey && isThere.has(text) && wasThere.has(text));
  return (
    [...gone, ...come].every(({ isKey }) => isKey) &&
    gone.length <= come.length &&
    valuesOf(was).length <= valuesOf(is).length
  );
}

/** Lists the keys and the values of a text; undefined if the parser refuses it. */
function writtenIn({ text }: Source): Written[] | undefined {
  const document = parseText(text);
  if (document.errors.length > 0) return undefined;
  const written: Written[] = [];
  visit(document, {
    Scalar: (key, { value, source = '' }) => {
      // `null` in quotes is a word, and without quotes nothing. A number in quotes is still what was typed.
      // What was left empty was not typed, and may be filled by lines that belong to it.
      if (value === null && source.trim() === '') return;
      const shown = typeof value === 'string' || typeof value === 'number' ? source : `= ${value}`;
      written.push({ text: shown.trim(), isKey: key === 'key' });
    },
    // Nothing can be referred to, so what looks like a reference is a text.
    Alias: (_, { source }) => {
      written.push({ text: `*${source}`, isKey: false });
    },
    Collection: (_, { items }) => {
      if (items.length === 0) written.push({ text: '= empty', isKey: false });
    },
  });
  return written;
}

/** Returns the words of a text without its comments, in their order. */
function wordsIn({ tokens }: Source, written: readonly Written[] | undefined): string[] {
  const texts = written?.map(({ text }) => text) ?? tokens().map(({ text }) => text);
  const words = texts.filter((text) => written || !text.startsWith('#')).join(' ');
  return words.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Checks whether words stand in a list of words, in the same order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let found = 0;
  for (const other of others) if (words[found] === other) found += 1;
  return found === words.length;
}
