import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../project/paths.ts';

/** The folder of the source. */
export const source = join(root, 'src');

/**
 * What comes later may overrule what comes earlier, so the order is that of the imports. Sections come
 * last, because their styles are added to a page that has others already. They meet those of `app` on
 * no element.
 */
const folders = ['ui', 'entrance', 'app', 'sections'];

/** The modules of styles, in the order of their styles. */
export function styleFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .sort()
      .map((file) => join(source, folder, file)),
  );
}

/** Styles are made from modules of the source, whichever they import, by packages of one version. */
export function readSource(): Uint8Array[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return [join(root, 'package.json'), ...files.map((file) => join(source, file))].map((file) =>
    readFileSync(file),
  );
}

/** A module's path below `src/`, with slashes on every system. */
export function moduleName(file: string): string {
  return relative(source, file).split(sep).join('/');
}
