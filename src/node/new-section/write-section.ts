import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const sectionsFolder = 'src/sections';

/** The type that is copied for a new type, with a heading and a list of items. */
const model = 'links';

/** Returns the component of a type: its name with a capital letter. */
export function viewOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Returns the files of a new type by path: a renamed copy of the model. */
export function filesOf(project: string, type: string): Map<string, string> {
  const names = readdirSync(join(project, sectionsFolder, model));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(project, sectionsFolder, model, name), 'utf8');
      const renamed = text
        .replaceAll(new RegExp(`\\b${model}\\b`, 'g'), type)
        .replaceAll(new RegExp(`\\b${viewOf(model)}\\b`, 'g'), viewOf(type));
      return [`${sectionsFolder}/${type}/${name}`, renamed];
    }),
  );
}

/** Writes and registers the files of a section type; returns a description of the changes. */
export function writeSection(project: string, type: string): string[] {
  const files = filesOf(project, type);
  const register = (name: string, line: string) => {
    const file = `${sectionsFolder}/${name}`;
    files.set(file, addLine(readFileSync(join(project, file), 'utf8'), line));
  };
  register('schemas.ts', `export { ${type} } from './${type}/schema.ts';`);
  register('views.ts', `export const ${type} = { load: () => import('./${type}/view.tsx') };`);
  mkdirSync(join(project, sectionsFolder, type));
  for (const [path, text] of files) writeFileSync(join(project, path), text);
  return [...files.keys()];
}

/** Adds a line to a registry, in alphabetical order among similar lines. */
function addLine(registry: string, line: string): string {
  const lines = registry.trimEnd().split('\n');
  const [form = ''] = /^export \S+/.exec(line) ?? [];
  const later = lines.findIndex((each) => each.startsWith(form) && each > line);
  return `${lines.toSpliced(later < 0 ? lines.length : later, 0, line).join('\n')}\n`;
}
