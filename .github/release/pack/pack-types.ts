import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engine } from '../../../src/node/files/project/places.js';

/**
 * Writes the types of `vitrine/section`, and what they need of the types of packages that the archive holds.
 * @param folder the folder that gets them, in `types/` and `node_modules/`
 */
export function packTypes(folder: string, packages: readonly string[]): void {
  const installed = join(engine, 'node_modules');
  const compiler = join(installed, 'typescript', 'bin', 'tsc');
  const types = join(folder, 'types');
  const settings = ['--project', join(import.meta.dirname, 'types.json'), '--outDir', types];
  const parameters = [compiler, ...settings, '--listFiles'];
  const read = execFileSync(process.execPath, parameters, { encoding: 'utf8' }).split(/\r?\n/);
  const texts = readdirSync(types, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => readFileSync(join(types, path), 'utf8'));
  for (const name of packages) {
    if (!texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text))) continue;
    for (const path of read.map((each) => relative(join(installed, name), resolve(each))))
      if (/^\w.*\.d\.[cm]?ts$/.test(path))
        cpSync(join(installed, name, path), join(folder, 'node_modules', name, path));
  }
}
