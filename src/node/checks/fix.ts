import { lstatSync, readFileSync } from 'node:fs';
import type { Diagnosis, Problem } from '../../diagnose/messages/problem.ts';
import { replaceFile } from '../project/file-system.ts';
import { pathInMessages } from '../project/paths.ts';

/** The maximum number of repairs, since the whole file is checked again after each repair. */
const maxChanges = 200;

/** A text after its repair, and a description of each change. */
export type Mended = { text: string; changes: readonly string[] };

/** Repairs one of the owner's files and writes it once; returns a description of the repairs. */
export function fixFile(path: string, check: (bytes: Uint8Array) => Diagnosis<unknown>): string[] {
  const name = pathInMessages(path);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // A missing file is skipped, since the check that follows reports the missing file.
  if (!stats) return [];
  if (!stats.isFile()) return [`${name} is no plain file, and is left as it is.`];
  const original = readFileSync(path);
  const before = original.toString('utf8');
  // Writing the text back would change bytes that are not UTF-8, so such a file is left unchanged.
  if (!Buffer.from(before).equals(original)) return [];
  const { text, changes } = mend(before, (each) => check(Buffer.from(each)));
  if (changes.length > 0) replaceFile(path, text);
  return changes.map((change) => `${name}:${change}`);
}

/**
 * Applies the unambiguous repairs of a text's problems, one by one, until none is left. Comments, layout and
 * line breaks stay. A repair that does not reduce the number of known problems is undone.
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
    if (left.length >= problems.length) failed.add(keyOf(next));
    // A misspelt key's value is checked only after the key's repair, so a problem of the value does not count.
    const isOfValue = ({ path, message }: Problem) =>
      path !== '' && path === next.path && message !== next.message;
    const rest = left.filter((each) => !isOfValue(each));
    if (left.length > problems.length || rest.length === problems.length) continue;
    text = edited.text;
    problems = left;
    changes.push(...edited.changes);
  }
  return { text, changes };
}

/** Applies the edits of a problem. A line that becomes empty is removed with its line break. */
export function applyEdits(text: string, { edits = [], message }: Problem): Mended {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  // Each line is split off with its line break, so line breaks stay as they are.
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
