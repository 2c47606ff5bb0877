import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { WrongArgument } from '../../commands.js';
import { replaceFile } from '../../files/project/file-system.ts';
import { site } from '../../files/project/places.js';
import { PlainError } from '../../files/project/plain-error.ts';
import { vendor } from './engine-source.ts';
import { packageManager, readPackage } from './site-package.ts';

/**
 * Installs another version of the engine in a site.
 * @param wanted the path of an archive, which is put into the site, or the number of a published version
 * @throws {PlainError} if it cannot be installed; the site then has the engine it had
 */
export function bringEngine(wanted: string): void {
  if (readPackage(site).dependencies?.['vitrine'] === undefined)
    throw new PlainError(
      `${join(site, 'package.json')} does not name Vitrine, so there is no engine of the site's own to replace.`,
    );
  const archive = /^\d+\.\d+\.\d+[\w.-]*$/.test(wanted) ? undefined : readArchive(wanted);
  const before = [...kept, ...(archive ? [archive.path] : [])].map((file) => {
    const place = join(site, file);
    return { place, bytes: existsSync(place) ? readFileSync(place) : undefined };
  });
  if (archive) {
    mkdirSync(join(site, vendor), { recursive: true });
    replaceFile(join(site, archive.path), archive.bytes);
  }
  const isAdded =
    manage(['add', '-E', `vitrine@${archive ? `file:${archive.path}` : wanted}`]) === 0;
  // An archive may lack its program, and then nothing in the site would run any more.
  if (isAdded && manage(['exec', 'vitrine', 'help'], 'ignore') === 0) {
    removeArchives(archive?.path);
    return;
  }
  for (const { place, bytes } of before) {
    if (bytes) replaceFile(place, bytes);
    else rmSync(place, { force: true });
  }
  if (isAdded) manage(['install']);
  const fault = isAdded
    ? 'installed it, but it does not start'
    : 'could not install it, and says why above';
  throw new PlainError(`${wanted}: ${packageManager()} ${fault}. The site has the engine it had.`);
}

/** What a package manager writes when it installs something. */
const kept = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Reads an archive, with the path that it is to have in the site. */
function readArchive(wanted: string) {
  const source = resolve(wanted);
  if (!existsSync(source))
    throw new WrongArgument(
      `--engine "${wanted}" is neither a version, such as 1.1.0, nor a file that is there.`,
    );
  const bytes = readFileSync(source);
  return { path: `${vendor}/vitrine-${versionIn(bytes, source)}.tgz`, bytes };
}

/** Runs the package manager that has started the command in the site. Returns its exit code. */
export function manage(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): number {
  // On Windows, package managers are scripts of the shell.
  const options = { cwd: site, shell: process.platform === 'win32' };
  return spawnSync(packageManager(), args, { ...options, stdio }).status ?? 1;
}

/** Returns the version of Vitrine that is in an archive. @throws {PlainError} if it is no archive of Vitrine */
function versionIn(bytes: Uint8Array, path: string): string {
  const [, version] = /"name": "vitrine",\s+"version": "(\d[\w.-]*)"/.exec(unpacked(bytes)) ?? [];
  if (version !== undefined) return version;
  throw new PlainError(`${path} is no archive of Vitrine, as \`npm pack\` writes it.`);
}

/** Returns what a compressed file holds; nothing for one that is cut, or another file. */
function unpacked(bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Removes the archives that the site no longer depends on. */
function removeArchives(path?: string): void {
  const folder = join(site, vendor);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^vitrine-.*\.tgz$/.test(name) && `${vendor}/${name}` !== path) rmSync(join(folder, name));
}
