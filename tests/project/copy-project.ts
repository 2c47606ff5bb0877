import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../browser/program.ts';
import { sampleFolder } from '../sample-site.ts';
import { root } from './cli.ts';

/** What a project is made of, but for the owner's files. */
const parts = ['package.json', 'src', 'tsconfig.json', 'vite.config.ts'];

/** The owner's files of a site; what is left out is as in the sample site. */
export type OwnerFiles = { site?: string; content?: string };

/** A project in a folder of its own. */
export type ProjectCopy = { folder: string; remove: () => void };

/** A copy of the project for one site, with its own `node_modules` to bundle into. */
export function copyProject(files: OwnerFiles = {}): ProjectCopy {
  const { folder, remove } = temporaryFolder();
  copySource(folder);
  writeOwnerFiles(folder, files);
  return { folder, remove };
}

/** Writes the files of an owner, and nothing else: the project that is under test builds them where they are. */
export function writeOwnerFiles(folder: string, { site, content }: OwnerFiles): void {
  cpSync(sampleFolder, folder, { recursive: true });
  if (site !== undefined) writeFileSync(join(folder, 'site.config.yaml'), site);
  if (content !== undefined) writeFileSync(join(folder, 'content', 'index.yaml'), content);
}

/** Copies what a project is made of into a folder. */
export function copySource(folder: string): void {
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  shareCache(folder);
}

/** Lets a project share the cache of derived pictures, whose file names are hashes of their sources. */
export function shareCache(folder: string): void {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(folder, 'node_modules', '.cache'), 'junction');
}
