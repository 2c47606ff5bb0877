import { statSync } from 'node:fs';

/** Changes whenever a file does; undefined where there is none. */
export function versionOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.mtimeNs}-${stats.size}`;
}
