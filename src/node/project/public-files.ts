import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

/** The folder of the media. */
export const publicDir = join(root, 'public');

/** The files below `public/`, as they are served: `/media/logo.svg`. */
export function publicFiles(folder = publicDir): string[] {
  return existsSync(folder) ? filesBelow(folder, '') : [];
}

/** Writes a file of the built site, unless the owner has one of that name. */
export async function writeUnlessOwned(dist: string, name: string, text: string): Promise<void> {
  if (existsSync(join(publicDir, name))) return;
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, path) : [path];
  });
}
