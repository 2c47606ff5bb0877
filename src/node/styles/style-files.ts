import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../project/paths.ts';

/** The folder of the source. */
export const source = join(root, 'src');

/**
 * Later styles overrule earlier ones, so the folders stand in the order of their imports. Sections come
 * last, because their styles are added to a page that has the others already. They and `app` style no
 * element together.
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

/** All that decides about the styles beside the configuration: the source, and the versions of packages. */
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
