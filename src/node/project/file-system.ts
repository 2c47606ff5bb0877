import { statSync } from 'node:fs';

/** The code of an error of the file system, such as `EACCES`; any other error is thrown again. */
export function fileErrorOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))) {
    return String(error.code);
  }
  throw error;
}

/** Changes whenever a file does; undefined where there is none. */
export function versionOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.mtimeNs}-${stats.size}`;
  } catch (error) {
    // A link that leads to itself, or a folder that nobody may look into.
    return fileErrorOf(error);
  }
}
