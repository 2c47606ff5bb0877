import { statSync } from 'node:fs';
import { fileErrorOf } from './file-error.ts';

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
