import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the owner's files, and the whole project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The file that says what the site is. */
export const siteFile = join(root, 'site.config.yaml');

/** The file that says what the embedded data service answers. */
export const contentFile = join(root, 'content', 'index.yaml');

/** The folder of the built site. */
export const distFolder = join(root, 'dist');

/** A file as the owner knows it: from the folder of the site, with slashes on every system. */
export function nameOf(path: string): string {
  const below = relative(root, path);
  return (below.startsWith('..') ? path : below).split(sep).join('/');
}
