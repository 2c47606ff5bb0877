import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { engine, site } from '../project/places.js';

type FilePlace = { file: string; line: number; column: number };

/** Returns the URL by which Vite opens a file of the project in the owner's editor; undefined for any other file. */
export function editorUrl({ file, line, column }: FilePlace): string | undefined {
  const places = [site, engine].map((folder) => ({ folder, path: resolve(folder, file) }));
  const path = places.find(
    (each) => each.path.startsWith(join(each.folder, sep)) && existsSync(each.path),
  )?.path;
  if (path === undefined) return undefined;
  return `/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`;
}
