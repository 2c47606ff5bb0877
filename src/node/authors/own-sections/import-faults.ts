import { join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { didYouMean, suggest } from '../../../diagnose/schema/did-you-mean.ts';
import { pathInMessages } from '../../files/project/paths.ts';
import { engine } from '../../files/project/places.js';
import { findMissingPackage, importedFile, missingFile } from './missing-modules.ts';
import { moduleProblem, type Name, type OwnModule, readModule } from './own-module.ts';

type Import = OwnModule['imports'][number];

/** For what a file of a section type may import from `vitrine/section`, and which module of the engine lists it. */
const doors = [
  { form: /schema\.ts$/, what: 'schemas', file: 'fields.ts' },
  { form: /\.css\.ts$/, what: 'styles', file: 'styles.ts' },
  { form: /\.tsx$/, what: 'views', file: 'view.ts' },
] as const;

/** Finds imports of what does not exist: packages, files, and names that `vitrine/section` or a file does not have. */
export async function findImportFaults(module: OwnModule): Promise<Problem[]> {
  const faults = module.imports.map((each) => {
    if (each.name === 'vitrine/section') return findNamesOfDoor(module, each);
    return /^\.\.?\//.test(each.name)
      ? findNamesOfFile(module, each)
      : findMissingPackage(module, each);
  });
  return (await Promise.all(faults)).flat();
}

async function findNamesOfDoor(module: OwnModule, imported: Import): Promise<Problem[]> {
  const all = await Promise.all(
    doors.map(async (each) => ({ ...each, names: await namesIn(each.file) })),
  );
  const own = all.find(({ form }) => form.test(module.path));
  if (!own) return [];
  return findUnknownNames(module, imported, own.names, (name) => {
    const other = all.find(({ names }) => names.includes(name));
    return other
      ? { message: `vitrine/section has ${name} for ${other.what}, and not for ${own.what}` }
      : {
          message: `vitrine/section has no ${name} for ${own.what}`,
          meant: didYouMean(name, own.names),
        };
  });
}

/** Returns the names that a module of `src/door/` exports. */
async function namesIn(file: string): Promise<string[]> {
  const { exports } = await readModule(join(engine, 'src', 'door', file));
  return exports.map(({ name }) => name);
}

async function findNamesOfFile(module: OwnModule, imported: Import): Promise<Problem[]> {
  const path = importedFile(module, imported.name);
  if (path === undefined) return [missingFile(module, imported)];
  if (!/\.tsx?$/.test(path)) return [];
  const { exports, errors } = await readModule(path);
  // A file with a mistake of syntax has that named, and what one hands on from another is not known.
  if (errors.length > 0 || exports.some(({ name }) => name === '*')) return [];
  const known = exports.map(({ name }) => name);
  return findUnknownNames(module, imported, known, (name) => ({
    message: `${pathInMessages(path)} exports no ${name}`,
    meant: didYouMean(name, known),
  }));
}

async function findUnknownNames(
  module: OwnModule,
  { names, namespace }: Import,
  known: readonly string[],
  describe: (name: string) => { message: string; meant?: string | undefined },
): Promise<Problem[]> {
  const used = namespace === undefined ? [] : await membersOf(module, namespace);
  return [...names, ...used]
    .filter(({ name }) => !known.includes(name))
    .map(({ name, range }) => {
      const { message, meant } = describe(name);
      const words = {
        message,
        found: name,
        expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a name that it exports',
        fix: namespace === undefined ? 'import one of those' : 'write one of those',
      };
      return moduleProblem(module, range, suggest(words, meant));
    });
}

/** Returns the names that a module takes from an object: those after its dots. */
async function membersOf({ program }: OwnModule, object: string): Promise<Name[]> {
  const { Visitor } = await import('rolldown/utils');
  const found: Name[] = [];
  const visit = (node: ESTree.MemberExpression) => {
    if (node.computed || node.object.type !== 'Identifier' || node.object.name !== object) return;
    const { name, start, end } = node.property;
    found.push({ name, range: [start, end] });
  };
  new Visitor({ MemberExpression: visit }).visit(program);
  return found;
}
