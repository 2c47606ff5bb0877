import { lstatSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnosis, Problem } from '../../diagnose/messages/problem.ts';
import { nameOf } from '../project/paths.ts';

/** How many lines of a file are mended at most: each edit costs a check of the whole file. */
const maxChanges = 200;

/** A text in which all that is certain was mended, and what was done, in words. */
export type Mended = { text: string; changes: readonly string[] };

/** Mends what is certain in one of the owner's files, and writes it once; says what was done. */
export function fixFile(path: string, check: (bytes: Uint8Array) => Diagnosis<unknown>): string[] {
  const name = nameOf(path);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // The check says what is wrong with a file that is not there.
  if (!stats) return [];
  if (!stats.isFile()) return [`${name} is no plain file, and is left as it is.`];
  const original = readFileSync(path);
  const before = original.toString('utf8');
  // Bytes that are no text would be lost.
  if (!Buffer.from(before).equals(original)) return [];
  const { text, changes } = mend(before, (each) => check(Buffer.from(each)));
  if (changes.length > 0) {
    // Written beside the file, which it then replaces: no failure leaves half a file.
    const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
    writeFileSync(draft, text, { mode: statSync(path).mode });
    renameSync(draft, path);
  }
  return changes.map((change) => `${name}:${change}`);
}

/**
 * Mends what is certain in the text of a file, problem by problem, until nothing certain is left. All
 * else stays as it is: comments, layout, line ends. What leaves no fewer problems is taken back.
 */
export function mend(original: string, check: (text: string) => Diagnosis<unknown>): Mended {
  const problemsOf = (text: string) => {
    const diagnosis = check(text);
    return diagnosis.ok ? [] : diagnosis.problems;
  };
  const keyOf = ({ line, message }: Problem) => `${line} ${message}`;
  let text = original;
  let problems = problemsOf(text);
  const changes: string[] = [];
  const failed = new Set<string>();
  while (changes.length < maxChanges) {
    const next = problems.find((problem) => problem.edits && !failed.has(keyOf(problem)));
    if (!next) break;
    const edited = applyEdits(text, next);
    const left = problemsOf(edited.text);
    if (left.length < problems.length) {
      text = edited.text;
      problems = left;
      changes.push(...edited.changes);
    } else {
      failed.add(keyOf(next));
    }
  }
  return { text, changes };
}

/** The text with the edits of a problem; a line that becomes empty is removed with its end. */
function applyEdits(text: string, { edits = [], message }: Problem): Mended {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  // Each line with its end, so that ends are kept as they are.
  const lines = text.slice(bom.length).split(/(?<=\r\n|\n|\r(?!\n))/);
  const changes = edits.flatMap(({ line, text: meant }): string[] => {
    const whole = lines[line] ?? '';
    const from = whole.replace(/[\r\n]+$/, '');
    if (from === meant) return [];
    lines[line] = meant === '' ? '' : meant + whole.slice(from.length);
    const after = meant === '' ? '  (the line is removed)' : `  + ${meant.trim()}`;
    return [`${line + 1}  mended: ${message}\n  - ${from.trim()}\n${after}`];
  });
  return { text: bom + lines.join(''), changes };
}
