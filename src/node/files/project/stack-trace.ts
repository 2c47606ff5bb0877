import { fileURLToPath } from 'node:url';
import { pathInMessages } from './paths.ts';
import type { FilePlace } from './plain-error.ts';

/** Returns the places in the stack trace of an error that are in the source of the engine, or in section types of the site. */
export function placesIn(error: unknown): FilePlace[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((frame) => {
    const [, where = '', line, column] = /(?:\(| at )([^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const file = pathInMessages(where.startsWith('file:') ? fileURLToPath(where) : where);
    const isSource = /^(?:src|sections)\//.test(file);
    return isSource ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
}

export function formatPlace({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}
