import { existsSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { packedModules } from '../../files/project/packed.js';
import { pathInMessages } from '../../files/project/paths.ts';
import { engine } from '../../files/project/places.js';
import { moduleProblem, type Name, type OwnModule } from './own-module.ts';

/** Returns the path of a file that a module imports by a relative path, with or without its ending; undefined for none. */
export function importedFile(module: OwnModule, name: string): string | undefined {
  const path = pathOf(module, name);
  const forms = [path, path.replace(/\.js(x?)$/, '.ts$1'), `${path}.ts`, `${path}.tsx`];
  return forms.find((each) => existsSync(each) && statSync(each).isFile());
}

const pathOf = (module: OwnModule, name: string) =>
  resolve(dirname(module.path), name.replace(/\?.*$/, ''));

/** Says that there is no file where a module imports one. */
export function missingFile(module: OwnModule, { name, range }: Name): Problem {
  const path = pathInMessages(pathOf(module, name));
  return moduleProblem(module, range, {
    message: `there is no file ${path}`,
    found: name,
    expected: 'the path of a file, from the one that imports it',
    fix: `write ${path}, or remove the import`,
  });
}

/** Finds out whether a package is installed that a module imports, and whether browsers have it too. */
export function findMissingPackage(module: OwnModule, { name, range }: Name): Problem[] {
  if (isBuiltin(name)) {
    if (!module.path.endsWith('.tsx')) return [];
    const message = `${name} is a module of Node.js, which no browser has`;
    const expected = 'what browsers have, since views run in them too';
    return [moduleProblem(module, range, { message, found: name, expected, fix: 'remove it' })];
  }
  const [own = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  if (packedModules.has(name)) return [];
  if ([module.path, join(engine, 'package.json')].some((from) => isInstalled(own, from))) return [];
  return [
    moduleProblem(module, range, {
      message: `there is no package ${own}`,
      found: name,
      expected: 'vitrine/section, a file such as ./view.css.ts, or a package that is installed',
      fix: `install it (npm install ${own}), or remove the import`,
    }),
  ];
}

/** Checks for a package by its package.json, since not each one has a module of its own name for Node. */
function isInstalled(name: string, from: string): boolean {
  try {
    createRequire(from).resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return error.code !== 'MODULE_NOT_FOUND';
  }
}
