import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, which also holds the owner's files. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const siteFile = join(root, 'site.config.yaml');

/** The owner's projects and contacts, which the site serves as JSON unless a remote service does. */
export const contentFile = join(root, 'content', 'index.yaml');

export const distFolder = join(root, 'dist');

/** Returns the path of the example of a section type. */
export function exampleFile(type: string): string {
  return join(root, 'src', 'sections', type, 'example.yaml');
}

/** Returns a path for messages: relative to the project, with slashes even on Windows. */
export function pathInMessages(path: string): string {
  const below = relative(root, path);
  return (below.startsWith('..') ? path : below).split(sep).join('/');
}
