import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { engine } from '../project/places.js';

export const source = join(engine, 'src');

/**
 * Later styles override earlier styles, so each folder stands after the folders that it imports. But sections
 * come last, because their styles are added to a page that already has all other styles. The order of `app` and
 * `sections` has no other effect, since no element has styles of both.
 */
const folders = ['ui', 'entrance', 'app', 'sections'];

/** Returns the style modules, in the order of their CSS. */
export function styleFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .sort()
      .map((file) => join(source, folder, file)),
  );
}

/** Reads all files that the styles depend on: the source, and package.json with the versions of packages. */
export function readSource(): Uint8Array[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$|\.json$/.test(file))
    .sort();
  return [join(engine, 'package.json'), ...files.map((file) => join(source, file))].map((file) =>
    readFileSync(file),
  );
}

/** Returns a module's path below `src/`, with forward slashes on every system. */
export function moduleName(file: string): string {
  return relative(source, file).split(sep).join('/');
}
