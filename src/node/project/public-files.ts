import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The folder of the media. */
export const publicDir = join(root, 'public');

/** The files below `public/`, as they are served: `/media/logo.svg`. */
export function publicFiles(folder = publicDir): string[] {
  return existsSync(folder) ? filesBelow(folder, '') : [];
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, path) : [path];
  });
}
