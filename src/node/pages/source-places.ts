import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
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
    const path = where.startsWith('file:') ? fileURLToPath(where) : where;
    const place = original({ file: path, line: Number(line), column: Number(column) });
    const file = nameOf(place.file);
    return file.startsWith('src/') && !callers.includes(file) ? [{ ...place, file }] : [];
  });
}

/** The place that something was bundled from, where a map beside the bundle tells it. */
function original(place: FilePlace): FilePlace {
  const map = `${place.file}.map`;
  if (!existsSync(map)) return place;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    place.line - 1,
    place.column - 1,
  );
  if (!('originalSource' in entry)) return place;
  return {
    file: resolve(dirname(map), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
