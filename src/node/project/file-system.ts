import { statSync } from 'node:fs';

/** Returns the code of a file system error, such as `EACCES`, and rethrows any other error. */
export function fileErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))) {
    return String(error.code);
  }
  throw error;
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
