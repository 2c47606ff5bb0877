import { lstatSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { nameOf } from '../project/paths.ts';
import type { FileReader } from '../site-files/site-files.ts';

/** How many mistakes of a file are mended at most. */
const most = 200;

/** A line of a file, counted from 1, before and after; `to` is missing where it was removed. */
export type Change = { file: string; line: number; message: string; from: string; to?: string };

/** What was done to a file; or why nothing was. */
export type Fixed = { changes: readonly Change[]; refusal?: string };

/**
 * Mends what is certain in one of the owner's files, mistake by mistake, and writes it once. All else
 * stays as it is: comments, layout, line ends. What leaves no fewer problems is taken back.
 */
export async function fixFile(path: string, read: FileReader): Promise<Fixed> {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) {
    return { changes: [], refusal: `${nameOf(path)} is no plain file, and is left as it is` };
  }
  const original = readFileSync(path);
  let text = original.toString('utf8');
  // Bytes that are no text would be lost.
  if (!Buffer.from(text).equals(original)) return { changes: [] };
  const changes: Change[] = [];
  const failed = new Set<string>();
  let problems = await problemsOf(text, read);
  while (changes.length < most) {
    const next = problems.find(({ edits, ...problem }) => edits && !failed.has(keyOf(problem)));
    if (!next) break;
    const { text: edited, changes: made } = apply(text, next, nameOf(path));
    const left = await problemsOf(edited, read);
    if (left.length < problems.length) {
      text = edited;
      problems = left;
      changes.push(...made);
    } else {
      failed.add(keyOf(next));
    }
  }
  if (changes.length > 0) replaceFile(path, text);
  return { changes };
}

async function problemsOf(text: string, read: FileReader): Promise<readonly Problem[]> {
  const diagnosis = await read(Buffer.from(text));
  return diagnosis.ok ? [] : diagnosis.problems;
}

function keyOf({ line, message }: Pick<Problem, 'line' | 'message'>): string {
  return `${line} ${message}`;
}

/** The text with the edits of a problem; a line that becomes empty is removed with its end. */
function apply(text: string, { edits = [], message }: Problem, file: string) {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  // Each line with its end, so that ends are kept as they are.
  const lines = text.slice(bom.length).split(/(?<=\r\n|\n|\r(?!\n))/);
  const changes = edits.flatMap(({ line, text: meant }): Change[] => {
    const whole = lines[line] ?? '';
    const from = whole.replace(/[\r\n]+$/, '');
    if (from === meant) return [];
    lines[line] = meant === '' ? '' : meant + whole.slice(from.length);
    return [{ file, line: line + 1, message, from, ...(meant !== '' && { to: meant }) }];
  });
  return { text: bom + lines.join(''), changes };
}

/** Writes beside the file and puts that in its place, so that no failure leaves half a file. */
function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, text, { mode: statSync(path).mode });
  renameSync(draft, path);
}
