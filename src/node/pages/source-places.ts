import { fileURLToPath } from 'node:url';
import { nameOf } from '../project/paths.ts';
import type { FilePlace } from '../project/plain-error.ts';

/** They load and render every view, and so tell nothing. */
const callers = ['src/sections/loaded-views.ts', 'src/prerender.tsx'];

/** Where in the source an error was thrown, and what called that; packages are left out. */
export function sourcePlaces(error: unknown): FilePlace[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((frame) => {
    const [, where = '', line, column] = /(?:\(| at )([^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const file = nameOf(where.startsWith('file:') ? fileURLToPath(where) : where);
    const isOwn = file.startsWith('src/') && !callers.includes(file);
    return isOwn ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
}
