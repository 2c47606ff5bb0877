import { visit } from 'yaml';
import { parseText } from '../document/parse.ts';
import { type CountErrors, parserError } from '../repairs/candidate.ts';
import { type Source, withLines } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import { apart, type Problem } from './problem.ts';

/**
 * Removes the edits that are not certain. An edit is certain if it leaves fewer problems, and leaves what the file means:
 * a text that it changes by more than quotation marks and blanks at its ends needs a proof. If an edit leaves as many
 * problems, the advice to make it is removed as well.
 */
export function withCertainEdits(
  problems: readonly Problem[],
  source: Source,
  countErrors: CountErrors,
): Problem[] {
  const offered = apart(problems.filter(({ edits }) => edits));
  if (offered.length === 0) return [...problems];
  const before = countErrors(source);
  const isHelpful = (some: readonly Problem[]) => {
    const after = countErrors(withLines(source, editsOf(some)));
    return (
      after <= before - some.length &&
      (before < parserError || after < parserError || some.length === 1)
    );
  };
  const helpful = new Set(those(offered, isHelpful));
  const proven = withLines(source, editsOf([...helpful].filter(({ proof }) => proof)));
  const isSame = (some: readonly Problem[]) =>
    meansTheSame(proven, withLines(proven, editsOf(some)));
  const unproven = [...helpful].filter(({ proof }) => !proof);
  const certain = new Set([
    ...[...helpful].filter(({ proof }) => proof),
    ...those(unproven, isSame).filter((each) => !hasNeighbour(each, problems)),
  ]);
  const made = new Set([...certain].map(({ edits }) => JSON.stringify(edits)));
  return problems.map((problem): Problem => {
    const { edits, ...rest } = problem;
    // What is wrong at several places of a line is mended by one edit.
    if (!edits || made.has(JSON.stringify(edits))) return problem;
    // While the parser fails, other problems are hidden and appear only after an edit repairs the parser
    // error. A higher number then does not prove that the advice is wrong, so the advice is kept.
    const isWrong = offered.includes(problem) && !helpful.has(problem) && before < parserError;
    return isWrong ? { ...rest, fix: `write ${rest.expected}` } : rest;
  });
}

const editsOf = (problems: readonly Problem[]): LineEdit[] =>
  problems.flatMap(({ edits }) => edits ?? []);

/**
 * Returns the problems that pass a check together. The check is made for all at once, and for halves of them if it fails,
 * each with those that have passed, since one edit may need another.
 */
function those(
  problems: readonly Problem[],
  passes: (some: readonly Problem[]) => boolean,
  passed: readonly Problem[] = [],
): readonly Problem[] {
  const all = [...passed, ...problems];
  if (problems.length === 0 || passes(all)) return all;
  if (problems.length === 1) return passed;
  const half = Math.ceil(problems.length / 2);
  return those(problems.slice(half), passes, those(problems.slice(0, half), passes, passed));
}

/**
 * Checks whether a repair that moves lines has another problem beside it. That problem is probably of its making, since
 * moved lines belong to another key or item.
 */
function hasNeighbour(problem: Problem, problems: readonly Problem[]): boolean {
  if (!problem.isMove) return false;
  const lines = (problem.edits ?? []).map(({ line }) => line + 1);
  const [first, last] = [Math.min(...lines) - 1, Math.max(...lines) + 1];
  return problems.some(
    (each) => each.message !== problem.message && each.line >= first && each.line <= last,
  );
}

/** A text of a file: a key, or a value. */
type Written = { text: string; isKey: boolean };

/**
 * Checks whether two texts of a file mean the same: all that was typed is there, in its order, and nothing else than
 * keys has come. The texts themselves may differ in quotation marks, in blanks at their ends, and in the spelling of keys.
 */
function meansTheSame(before: Source, after: Source): boolean {
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
