// Where the engine of a new site comes from: a registry, by its version, or an archive within the site, so that the
// folder installs on every machine.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { engine, engineVersion, isInRepository } from '../../files/project/places.js';
import { PlainError } from '../../files/project/plain-error.ts';
import { siteLock } from './site-lock.ts';
import { packageManager, packageText, readPackage } from './site-package.ts';

/** The folder of a site for the archive of its engine. */
export const vendor = 'vendor';

/** Returns the files by which a package manager installs a site, by their paths in it. */
export function packageFiles(folder: string): Map<string, string | Uint8Array> {
  const given = readPackage(folder).dependencies?.['vitrine'];
  if (given !== undefined && (isVersion(given) || isInside(folder, given)))
    return new Map([['package.json', packageText(folder, given)]]);
  const isPublished = isVersion(wantedEngine() ?? '');
  const path = `${vendor}/vitrine-${engineVersion}.tgz`;
  const archive = isPublished ? undefined : ([path, packEngine()] as const);
  const text = packageText(folder, isPublished ? engineVersion : `file:${path}`);
  const files = new Map<string, string | Uint8Array>(archive && [archive]);
  if (packageManager() === 'npm')
    files.set('package-lock.json', siteLock(JSON.parse(text), archive));
  // What a package manager has written before is replaced when all the rest is there.
  return files.set('package.json', text);
}

/** Returns what the project that the engine is installed in has asked its package manager for. */
function wantedEngine(): string | undefined {
  if (isInRepository) return undefined;
  return foldersAbove(engine)
    .map((folder) => readPackage(folder).dependencies ?? {})
    .map((each) => each['vitrine'] ?? each['create-vitrine'])
    .find((each) => each !== undefined);
}

/** Checks whether a package manager finds in a registry what is asked for. */
const isVersion = (wanted: string) => /^[~^]?\d/.test(wanted);

/** Checks whether a path that is asked for, such as `file:vendor/vitrine-1.0.0.tgz`, stays in the folder. */
function isInside(folder: string, wanted: string): boolean {
  const [, path] = /^file:([^/\\].*)/.exec(wanted) ?? [];
  return path !== undefined && !relative(folder, resolve(folder, path)).startsWith('..');
}

function foldersAbove(folder: string): string[] {
  const parts = dirname(folder).split(sep);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(sep) || sep);
}

/** Tells the files of the engine from packages that are installed for it. */
const isOfArchive = (path: string) => path !== join(engine, 'node_modules');

/** Returns the archive of the engine. */
function packEngine(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    const source = isInRepository ? engine : join(folder, 'engine');
    // pnpm installs files with the same content as one file, and with that npm fails.
    if (!isInRepository) cpSync(engine, source, { recursive: true, filter: isOfArchive });
    // On Windows, npm is a script of the shell, which would split a path at its blanks.
    const { status, stderr, error } = spawnSync('npm', ['pack'], {
      cwd: source,
      shell: process.platform === 'win32',
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_pack_destination: folder,
        npm_config_dry_run: 'false',
        // What the scripts of the repository make for an archive is in an installed engine already.
        npm_config_ignore_scripts: String(!isInRepository),
      },
    });
    if (status === 0) return readFileSync(join(folder, `vitrine-${engineVersion}.tgz`));
    throw new PlainError(
      `The archive of Vitrine for the new site could not be made by \`npm pack\`:\n${error?.message ?? stderr}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
