import { lstatSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnosis } from '../../diagnose/messages/problem.ts';
import { nameOf } from '../project/paths.ts';
import { type Change, mend } from './mend.ts';

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
  if (changes.length > 0) replaceFile(path, text);
  return changes.map((change) => formatChange(name, change));
}

/** Writes beside the file and puts that in its place, so that no failure leaves half a file. */
function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, text, { mode: statSync(path).mode });
  renameSync(draft, path);
}

function formatChange(file: string, { line, message, from, to }: Change): string {
  const after = to === undefined ? '  (the line is removed)' : `  + ${to.trim()}`;
  return `${file}:${line}  mended: ${message}\n  - ${from.trim()}\n${after}`;
}
