import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transform } from 'rolldown/utils';
import { root } from '../project/paths.ts';

const file = join(root, 'src', 'browser', 'color-scheme.ts');

/**
 * The script of a document by which the visitor's choice of light or dark is there before anything is
 * painted. A file would have to be waited for, and a module would come after the first paint.
 */
export async function colorSchemeScript(): Promise<string> {
  const { code } = await transform(file, await readFile(file, 'utf8'));
  // In a block, its names are not those of the page.
  return (await minify(file, `{${code}}`, { module: false, mangle: true })).code.trim();
}
