import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { WrongArgument } from '../commands.js';
import { replaceFile } from '../project/file-system.ts';
import { site } from '../project/places.js';
import { PlainError } from '../project/plain-error.ts';
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
  if (/^\d+\.\d+\.\d+[\w.-]*$/.test(wanted)) {
    if (!add(wanted)) throw notInstalled(wanted);
    removeArchives();
    return;
  }
  const source = resolve(wanted);
  const bytes = existsSync(source) && readFileSync(source);
  if (!bytes)
    throw new WrongArgument(
      `--engine "${wanted}" is neither a version, such as 1.1.0, nor a file that is there.`,
    );
  const name = `vitrine-${versionIn(bytes, source)}.tgz`;
  const place = join(site, vendor, name);
  const before = existsSync(place) ? readFileSync(place) : undefined;
  mkdirSync(join(site, vendor), { recursive: true });
  replaceFile(place, bytes);
  if (!add(`file:${vendor}/${name}`)) {
    if (before) replaceFile(place, before);
    else rmSync(place);
    throw notInstalled(wanted);
  }
  removeArchives(name);
}

/** Adds a version or an archive to the packages of the site. */
const add = (wanted: string) => manage('add', '-E', `vitrine@${wanted}`) === 0;

/** Runs the package manager that has started the command in the site. Returns its exit code. */
export function manage(...args: string[]): number {
  // On Windows, package managers are scripts of the shell.
  const options = { cwd: site, shell: process.platform === 'win32' };
  return spawnSync(packageManager(), args, { ...options, stdio: 'inherit' }).status ?? 1;
}

const notInstalled = (wanted: string) =>
  new PlainError(
    `${packageManager()} could not install ${wanted}, and says why above. The site has the engine it had.`,
  );

/** Returns the version of Vitrine that is in an archive. @throws {PlainError} if it is no archive of Vitrine */
function versionIn(bytes: Uint8Array, path: string): string {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isCompressed ? gunzipSync(bytes).toString('latin1') : '';
  const [, version] = /"name": "vitrine",\s+"version": "(\d[\w.-]*)"/.exec(text) ?? [];
  if (version !== undefined) return version;
  throw new PlainError(`${path} is no archive of Vitrine, as \`npm pack\` writes it.`);
}

/** Removes the archives that the site no longer depends on. */
function removeArchives(kept?: string): void {
  const folder = join(site, vendor);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^vitrine-.*\.tgz$/.test(name) && name !== kept) rmSync(join(folder, name));
}
