import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { didYouMean, suggest } from '../../diagnose/schema/did-you-mean.ts';
import { pathInMessages } from '../project/paths.ts';
import { engine } from '../project/places.js';
import { moduleProblem, type Name, type OwnModule, readModule } from './own-module.ts';

/** For what a file of a section type may import from `vitrine/section`, and which module of the engine lists it. */
const doors = [
  { form: /schema\.ts$/, what: 'schemas', file: 'fields.ts' },
  { form: /\.css\.ts$/, what: 'styles', file: 'styles.ts' },
  { form: /\.tsx$/, what: 'views', file: 'view.ts' },
] as const;

/** Finds imports of what does not exist: names that `vitrine/section` does not have for a file, and files beside it. */
export async function findImportFaults(module: OwnModule): Promise<Problem[]> {
  const faults = module.imports.map(({ name, range, names }) => {
    if (name === 'vitrine/section') return findUnknownNames(module, names);
    return /^\.\.?\//.test(name) ? findMissingFile(module, { name, range }) : [];
  });
  return (await Promise.all(faults)).flat();
}

async function findUnknownNames(module: OwnModule, names: readonly Name[]): Promise<Problem[]> {
  const door = doors.find(({ form }) => form.test(module.path));
  if (!door) return [];
  const known = await namesIn(door.file);
  const others = await Promise.all(
    doors.map(async ({ what, file }) => ({ what, names: await namesIn(file) })),
  );
  return names
    .filter(({ name }) => !known.includes(name))
    .map(({ name, range }) => {
      const other = others.find((each) => each.names.includes(name));
      const message = {
        message: other
          ? `vitrine/section has ${name} for ${other.what}, and not for ${door.what}`
          : `vitrine/section has no ${name} for ${door.what}`,
        found: name,
        expected: `one of ${known.join(', ')}`,
        fix: 'import one of those',
      };
      return moduleProblem(
        module,
        range,
        suggest(message, other ? undefined : didYouMean(name, known)),
      );
    });
}

/** Returns the names that a module of `src/door/` exports. */
async function namesIn(file: string): Promise<string[]> {
  const { exports } = await readModule(join(engine, 'src', 'door', file));
  return exports.map(({ name }) => name);
}

function findMissingFile(module: OwnModule, { name, range }: Name): Problem[] {
  const path = resolve(dirname(module.path), name.replace(/\?.*$/, ''));
  const forms = [path, path.replace(/\.js(x?)$/, '.ts$1'), `${path}.ts`, `${path}.tsx`];
  if (forms.some((each) => existsSync(each))) return [];
  return [
    moduleProblem(module, range, {
      message: `there is no file ${pathInMessages(path)}`,
      found: name,
      expected: 'the path of a file, from the one that imports it',
      fix: `write ${pathInMessages(path)}, or remove the import`,
    }),
  ];
}
