import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
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

/** Reads the first bytes of a file as a text, one character for each byte. */
export async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A file to write: its path, and its new content. */
type NewFile = readonly [path: string, content: string | Uint8Array];

/** Writes a file, in place of the file of this name. */
export const replaceFile = (...file: NewFile) => replaceFiles([file]);

/**
 * Writes files, in place of those of their names. Each is written beside the old one first, and takes its place when
 * all are complete: a failure changes no file, and nobody reads a half of one.
 * @param isWanted whether the new files shall still take their places, which is asked when they are complete
 * @returns whether they have
 */
export function replaceFiles(files: readonly NewFile[], isWanted = () => true): boolean {
  const drafts: { path: string; draft: string }[] = [];
  let replaces = false;
  try {
    for (const [path, content] of files) {
      // Another process may write the same file at the same time, so each has a draft of its own.
      const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
      // What has the draft's name may be a link to any file, so it is removed, and never written through.
      rmSync(draft, { force: true });
      drafts.push({ path, draft });
      const mode = statSync(path, { throwIfNoEntry: false })?.mode;
      writeFileSync(draft, content, { flag: 'wx', mode });
    }
    replaces = isWanted();
  } finally {
    for (const { path, draft } of drafts)
      replaces ? renameSync(draft, path) : rmSync(draft, { force: true });
  }
  return replaces;
}
