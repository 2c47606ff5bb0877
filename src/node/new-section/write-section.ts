import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLine, exportedNames } from './registry.ts';
import { renderTemplates } from './templates.ts';

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
  const files = new Map<string, string>();
  for (const [name, text] of renderTemplates(type)) files.set(`${folder}/${type}/${name}`, text);
  const register = (file: string, line: string) =>
    files.set(file, addLine(readFileSync(join(project, file), 'utf8'), type, line));
  register(schemas, `export { ${type} } from './${type}/schema.ts';`);
  register(views, `export const ${type} = { load: () => import('./${type}/view.tsx') };`);
  mkdirSync(join(project, folder, type));
  for (const [path, text] of files) writeFileSync(join(project, path), text);
  return [...files.keys()];
}
