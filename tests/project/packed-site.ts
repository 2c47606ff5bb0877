import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { startProgram } from '../browser/program.ts';
import { root } from './cli.ts';

const lockFile = z.object({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});

const ownPackage = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  bin: z.record(z.string(), z.string()),
});

/** Packs the project as `npm pack` does. Returns the path of the archive, and the paths in it. */
export async function pack(folder: string): Promise<{ archive: string; files: string[] }> {
  const output = await run({ cwd: root }, 'npm', 'pack', '--json', '--pack-destination', folder);
  const [packed] = z
    .array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(output.slice(output.indexOf('['))));
  if (!packed) throw new Error(output);
  return {
    archive: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
  };
}

/** Makes the archive the one dependency of a site. */
export function writePackage(folder: string, archive: string): void {
  const dependencies = { vitrine: `file:${archive}` };
  const site = { name: 'my-site', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
}

/**
 * Installs the archive with npm, and links the packages that it needs to those of the project, so that nothing is
 * downloaded.
 */
export async function installOffline(folder: string, archive: string): Promise<void> {
  const { packages } = lockFile.parse(read(root, 'package-lock.json'));
  const { version, dependencies, bin } = ownPackage.parse(read(root, 'package.json'));
  const needed = Object.entries(packages).filter(
    ([path, { dev, optional }]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !optional,
  );
  const links = needed.flatMap(([path, { version }]) => [
    [path, { resolved: relative(folder, join(root, path)), link: true }],
    [relative(folder, join(root, path)), { version }],
  ]);
  const vitrine = { version, dependencies, bin, resolved: `file:${archive}` };
  const site = read(folder, 'package.json');
  const lock = {
    name: 'my-site',
    lockfileVersion: 3,
    packages: { '': site, 'node_modules/vitrine': vitrine, ...Object.fromEntries(links) },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await run(
    { cwd: folder },
    'npm',
    'ci',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  );
}

const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Runs a program to its end, and returns what it has written. @throws {Error} if it fails */
export async function run(
  options: { cwd: string; env?: NodeJS.ProcessEnv },
  program: string,
  ...args: string[]
): Promise<string> {
  const { ended, output } = await startProgram(program, args, { ...options, ready: /()/ });
  const code = await ended;
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output()}`);
  return output();
}
