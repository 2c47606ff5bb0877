import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { engine, ownSections, ownTypes } from '../../files/project/places.js';

export const source = join(engine, 'src');

/**
 * Later styles override earlier styles, so each folder stands after the folders that it imports. But sections
 * come last, because their styles are added to a page that already has all other styles. The order of `app` and
 * `sections` has no other effect, since no element has styles of both.
 */
const folders = ['ui', 'entrance', 'app', 'sections'];

/** Returns the style modules, in the order of their CSS. */
export function styleFiles(): string[] {
  const all = [
    ...folders.map((folder) => join(source, folder)),
    ...ownTypes().map((type) => join(ownSections, type)),
  ];
  return all.flatMap((folder) => filesIn(folder).filter((file) => file.endsWith('.css.ts')));
}

/** Returns the paths of all files in a folder, sorted. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.sort().map((name) => join(folder, name));
}

/** Returns a module's path below `src/`, with forward slashes. Own section types count as those in `src/sections/`. */
export function moduleName(file: string): string {
  const below = relative(ownSections, file);
  const path = below.startsWith('..') ? relative(source, file) : join('sections', below);
  return path.split(sep).join('/');
}

/** Returns the file of a module, by the name that `moduleName` returns. */
export function moduleFile(name: string): string {
  const [folder, type = '', ...path] = name.split('/');
  const isOwn = folder === 'sections' && ownTypes().includes(type);
  return isOwn ? join(ownSections, type, ...path) : join(source, name);
}
