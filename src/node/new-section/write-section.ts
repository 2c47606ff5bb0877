import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLine, exportedNames } from './registry.ts';
import { renderTemplates, viewOf } from './templates.ts';

const folder = 'src/sections';
const schemas = `${folder}/schemas.ts`;
const views = `${folder}/views.ts`;

/** The names that section types of a project have, or that a folder stands in the way of. */
export function takenNames(project: string): string[] {
  const read = (file: string) => exportedNames(readFileSync(join(project, file), 'utf8'));
  const folders = readdirSync(join(project, folder));
  return [...new Set([...read(schemas), ...read(views), ...folders])];
}

/** Writes the files of a section type and registers it; answers with what was written. */
export function writeSection(project: string, type: string): string[] {
  const files = [...renderTemplates(type)].map(([name, text]): [string, string] => [
    `${folder}/${type}/${name}`,
    text,
  ]);
  const register = (file: string, line: string): [string, string] => [
    file,
    addLine(readFileSync(join(project, file), 'utf8'), type, line),
  ];
  const all = [
    ...files,
    register(schemas, `export { ${type} } from './${type}/schema.ts';`),
    register(views, `export { ${viewOf(type)} as ${type} } from './${type}/view.tsx';`),
  ];
  mkdirSync(join(project, folder, type));
  for (const [path, text] of all) writeFileSync(join(project, path), text);
  return all.map(([path]) => path);
}
