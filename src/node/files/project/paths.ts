import { join, relative, resolve, sep } from 'node:path';
import { engine, ownSections, ownTypes, site } from './places.js';

export const siteFile = join(site, 'site.config.yaml');

/** The owner's projects and contacts, which the site serves as JSON unless a remote service does. */
export const contentFile = join(site, 'content', 'index.yaml');

export const distFolder = join(site, 'dist');

/** Returns the folder of a section type, which is the engine's or the site's own. */
export function sectionFolder(type: string): string {
  const folder = ownTypes().includes(type) ? ownSections : join(engine, 'src', 'sections');
  return join(folder, type);
}

/** Returns the name of a section type's React component: the type with a capital letter. */
export const viewOf = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1);

/** Returns the path of the example of a section type. */
export const exampleFile = (type: string): string => join(sectionFolder(type), 'example.yaml');

/** Returns a path for messages: relative to the site or to the engine, with slashes even on Windows. */
export function pathInMessages(path: string): string {
  // One of the two folders may be inside the other, so the shortest path is the one that tells most.
  const below = [site, engine]
    .map((folder) => relative(folder, path))
    .filter((each) => !each.startsWith('..'))
    .sort((a, b) => a.length - b.length);
  return (below[0] ?? path).split(sep).join('/');
}

/** Returns a path in messages as GitHub knows it: relative to the repository, in which the site may have its own folder. */
export function pathInRepository(path: string): string {
  const below = relative(process.env['GITHUB_WORKSPACE'] ?? site, resolve(site, path));
  return below.startsWith('..') ? path : below.split(sep).join('/');
}
