import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './cli.ts';

const parts = [
  'content',
  'package.json',
  'public',
  'site.config.yaml',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** The owner's files of a copy; what is left out stays as the project has it. */
export type OwnerFiles = { site?: string; content?: string };

/** A copy of the project for one site, with its own `node_modules` to bundle into. */
export function copyProject({ site, content }: OwnerFiles): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  // Pictures that are made already need not be made again; their names tell what they are made from.
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  symlinkSync(
    join(root, 'node_modules', '.cache'),
    join(folder, 'node_modules', '.cache'),
    'junction',
  );
  if (site !== undefined) writeFileSync(join(folder, 'site.config.yaml'), site);
  if (content !== undefined) writeFileSync(join(folder, 'content', 'index.yaml'), content);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
