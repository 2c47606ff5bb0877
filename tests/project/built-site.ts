import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../global-setup.ts';

/** The names of all files of the built sample site, with slashes on every system. */
export function builtFiles(): string[] {
  const files = readdirSync(builtPath(), { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/'));
}

/** A file of the built sample site. */
export function readBuilt(file: string): Buffer {
  return readFileSync(join(builtPath(), file));
}

/** The folder of the built sample site. */
export function builtPath(): string {
  const folder = process.env[builtFolder];
  if (folder === undefined) throw new Error('The global setup has built no site');
  return folder;
}
