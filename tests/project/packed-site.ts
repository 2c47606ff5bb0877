import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { startProgram } from '../browser/program.ts';
import { root } from './cli.ts';

const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })),
});

/** Packs the project as `npm pack` does. Returns the path of the archive. */
export async function pack(folder: string): Promise<string> {
  const output = await run({ cwd: root }, 'npm', 'pack', '--json', '--pack-destination', folder);
  const [packed] = z
    .array(z.object({ filename: z.string() }))
    .parse(JSON.parse(output.slice(output.indexOf('['))));
  if (!packed) throw new Error(output);
  return join(folder, packed.filename);
}

/** Returns the archive of the engine that a new site holds, made by `npm pack` too, and the paths of the files in it. */
export async function engineOf(site: string): Promise<{ archive: string; files: string[] }> {
  const vendor = join(site, 'vendor');
  const [name = ''] = readdirSync(vendor);
  const output = await run({ cwd: vendor }, 'tar', '-tzf', name);
  const files = output
    .trim()
    .split('\n')
    .map((each) => each.replace(/^package\//, ''));
  return { archive: join(vendor, name), files };
}

/** Packs the same engine with a higher version. */
export async function packNewer(folder: string, archive: string): Promise<string> {
  await run({ cwd: folder }, 'tar', '-xzf', archive);
  const unpacked = join(folder, 'package');
  const args = ['version', '1.9.0', '--no-git-tag-version', '--ignore-scripts'];
  await run({ cwd: unpacked }, 'npm', ...args);
  await run({ cwd: unpacked }, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  return join(folder, 'vitrine-1.9.0.tgz');
}

/** Returns what the lock file of a site says of the packages that its engine needs, by their paths. */
export function lockedPackages(folder: string) {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const {
    '': site,
    'node_modules/vitrine': engine,
    ...packages
  } = lockFile.parse(JSON.parse(text)).packages;
  return packages;
}

/**
 * Installs a site by its lock file with npm, and links the packages that its engine needs to those of the project, so
 * that nothing is downloaded.
 */
export async function installOffline(folder: string): Promise<void> {
  const file = join(folder, 'package-lock.json');
  const lock = lockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (/^(node_modules\/vitrine)?$/.test(path)) return [[path, entry]];
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || entry.optional) return [];
    const place = relative(folder, join(root, path));
    return [
      [path, { resolved: place, link: true }],
      [place, { version: entry['version'] }],
    ];
  });
  writeFileSync(file, JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run({ cwd: folder }, 'npm', 'ci', '--offline', ...quiet);
}

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
