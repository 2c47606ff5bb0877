import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, type Problem } from '../../../diagnose/messages/problem.ts';
import { viewOf } from '../../files/project/paths.ts';
import { engine, ownSections } from '../../files/project/places.js';
import { findSchemaFaults, findStyleFaults, findViewFaults } from './export-faults.ts';
import { findImportFaults } from './import-faults.ts';
import { moduleProblem, readModule } from './own-module.ts';
import { findUnknownProps } from './prop-faults.ts';

/** The files of a section type. One that has the first is a type to every command. */
const files = ['schema.ts', 'view.tsx', 'example.yaml'];

/**
 * Finds what keeps the section types of the site's own from being loaded: names, files and exports that are not as they
 * have to be, mistakes of syntax, and imports of what does not exist. It reads their files and runs none.
 */
export async function findFaults(): Promise<Problem[]> {
  if (!existsSync(ownSections)) return [];
  const folders = readdirSync(ownSections, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    // A folder without these is one that section types share.
    .filter((name) => files.some((file) => existsSync(join(ownSections, name, file))))
    .sort();
  return (await Promise.all(folders.map(faultsOf))).flat();
}

async function faultsOf(type: string): Promise<Problem[]> {
  const name = nameFault(type);
  if (name) return [name];
  const folder = join(ownSections, type);
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
  const faults = modules.sort().map((file) => moduleFaults(type, file));
  return [...missing.map((file) => missingFile(type, file)), ...(await Promise.all(faults)).flat()];
}

async function moduleFaults(type: string, file: string): Promise<Problem[]> {
  const module = await readModule(join(ownSections, type, file));
  const errors = module.errors.map(({ message, range }) =>
    moduleProblem(module, range, {
      message: `this is no TypeScript: ${message}`,
      found: module.source.text.slice(...range),
      expected: 'a module without mistakes of syntax',
      fix: 'mend it here, or just before',
    }),
  );
  if (errors.length > 0) return errors;
  return [
    ...(file === 'schema.ts' ? findSchemaFaults(module, type) : []),
    ...(file === 'view.tsx' ? findViewFaults(module, viewOf(type)) : []),
    ...(file.endsWith('.css.ts') ? findStyleFaults(module) : []),
    ...(await findImportFaults(module)),
    ...(await findUnknownProps(module)),
  ];
}

function nameFault(type: string): Problem | undefined {
  const isTaken = existsSync(join(engine, 'src', 'sections', type));
  if (!isTaken && /^[a-z]{1,20}$/.test(type)) return undefined;
  return fileProblem(`sections/${type}/`, {
    message: isTaken
      ? `there is a section type "${type}" already`
      : `"${type}" is no name of a section type`,
    found: type,
    expected: 'one word of at most 20 small letters, a to z, that no other section type has',
    fix: 'give the folder another name, and its exports and its type in the YAML too',
  });
}

function missingFile(type: string, name: string): Problem {
  return fileProblem(`sections/${type}/${name}`, {
    message: 'this is missing',
    found: '',
    expected: `the files of a section type, as \`vitrine new:section ${type}\` writes them`,
    fix: 'write it, or remove the folder',
  });
}
