// Tells the engine and the site apart; no other file knows where either stands. This file is JavaScript, since
// `cli.js` needs it before anything is compiled.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of Vitrine itself, with its source and its package.json. */
export const engine = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The version of Vitrine itself.
 * @type {string}
 */
export const engineVersion = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')).version;

/** Whether the engine is its repository, and no installed package. */
export const isInRepository = basename(dirname(engine)) !== 'node_modules';

/** The folder of the owner's files. In the repository it is the same as the engine, unless `--site` names another. */
export const site = process.env['VITRINE_SITE'] || engine;

const ownModules = join(site, 'node_modules');

/** Whether the engine is a package of this site alone. */
export const hasInstalledEngine = engine.startsWith(ownModules);

/** The folder for caches. A site without `node_modules` gets no such folder, so the engine keeps its caches. */
export const modulesFolder = existsSync(ownModules) ? ownModules : join(engine, 'node_modules');

/** The folders whose files the dev server may send. */
export const servedFolders = [engine, site, modulesFolder];

/** The cache of everything that can be made again from the files of the engine and the site. */
export const cacheFolder = join(modulesFolder, '.cache', 'vitrine');

/** The folder of the section types of the site's own. */
export const ownSections = join(site, 'sections');

/**
 * Returns the names of the section types of the site's own. A type has the name of its folder.
 * @returns {string[]}
 */
export function ownTypes() {
  if (!existsSync(ownSections)) return [];
  const isType = (/** @type {string} */ name) => existsSync(join(ownSections, name, 'schema.ts'));
  return readdirSync(ownSections)
    .filter((name) => /^[a-z]{1,20}$/.test(name) && isType(name))
    .sort();
}
