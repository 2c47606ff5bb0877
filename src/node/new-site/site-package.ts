import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { engine } from '../project/places.js';

const packageFile = z.looseObject({
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

/** Reads the package.json of a folder; an empty one if there is none. */
export function readPackage(folder: string): z.output<typeof packageFile> {
  const file = join(folder, 'package.json');
  return existsSync(file) ? packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Returns the package.json of a site. What a package manager has written into it before stays. */
export function packageText(folder: string): string {
  const before = readPackage(folder);
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const commands = ['dev', 'build', 'preview', 'check'].map((each) => [each, `vitrine ${each}`]);
  const content = {
    // After an installation without a name, Yarn would not find the site by its new one.
    ...(before.dependencies === undefined && { name: name || 'site' }),
    private: true,
    type: 'module',
    ...before,
    scripts: Object.fromEntries(commands),
    dependencies: before.dependencies ?? { vitrine: ownVersion() },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns what a site depends on to get this version: its number, or the archive or folder that it came from. */
function ownVersion(): string {
  if (basename(dirname(engine)) !== 'node_modules') return `file:${engine}`;
  const installer = dirname(dirname(engine));
  const [, path] = /^file:(.*)/.exec(readPackage(installer).dependencies?.['vitrine'] ?? '') ?? [];
  return path === undefined ? ownPackage.version : `file:${resolve(installer, path)}`;
}

const ownPackage = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')));

/** Returns the name of the package manager that has started this command, by default npm. */
export function packageManager(): string {
  const [name] = /^(pnpm|yarn|bun)(?=\/)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
  return name ?? 'npm';
}
