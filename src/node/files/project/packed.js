// What the archive of Vitrine holds beside its source, made by `npm pack` (.github/release/pack). Of packages that no
// owner installs, it has the parts that are used. The repository does not read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine, isInRepository } from './places.js';

export const packedFolder = join(engine, 'packed');

/** The packages that a site installs, as a lock file knows them. */
export const packedLock = join(packedFolder, 'lock.json');

/**
 * The files of modules from packages that the archive holds, by the names they are imported by, such as `motion/mini`.
 * @type {ReadonlyMap<string, string>}
 */
export const packedModules = new Map(isInRepository ? [] : readModules());

/** @returns {(readonly [string, string])[]} */
function readModules() {
  const paths = JSON.parse(readFileSync(join(packedFolder, 'modules.json'), 'utf8'));
  return Object.entries(paths).map(([name, path]) => [name, join(packedFolder, path)]);
}
