import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns the code of a file system error, such as `EACCES`, and rethrows any other error. */
export function fileErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))) {
    return String(error.code);
  }
  throw error;
}

/** Returns a function that computes a result again only if the file has changed since. */
export function memoizeByVersion<T>(compute: (path: string) => T): (path: string) => T {
  const results = new Map<string, { version: string | undefined; result: T }>();
  return (path) => {
    const version = versionOf(path);
    const known = results.get(path);
    if (known && known.version === version) return known.result;
    const result = compute(path);
    results.set(path, { version, result });
    return result;
  };
}

/** Returns the modification time and the size of a file, as a text; undefined if there is no file. */
export function versionOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.mtimeNs}-${stats.size}`;
  } catch (error) {
    // For a symbolic link to itself or a folder without permission, the error's code is returned.
    return fileErrorCode(error);
  }
}

/** Checks whether a path is that of a file with text in UTF-8, and of no symbolic link, which could lead anywhere. */
export function isPlainText(path: string): boolean {
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile && isUtf8(readFileSync(path));
}

/** Replaces the text of a file. The text is written to a new file, which then replaces the old one, so a failure loses nothing. */
export function replaceText(path: string, text: string): void {
  renameSync(writeDraft(path, text), path);
}

/** Writes the new text of a file beside it; returns the path of the new file. */
export function writeDraft(path: string, text: string): string {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, text, { mode: statSync(path).mode });
  return draft;
}
