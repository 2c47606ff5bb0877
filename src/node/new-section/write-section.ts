import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../project/places.js';

const sectionsFolder = 'src/sections';

/** The folders that are copied for a new type, in the repository and in a site, by the name that stands for its own. */
const models = { links: `${sectionsFolder}/links`, specimens: 'src/door/template' };

/** Returns the name of a section type's React component: the type with a capital letter. */
function viewOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Returns the files of a new section type by name: copies of the model's files with the new name. */
export function copyOf(
  model: keyof typeof models,
  type: string,
  project = engine,
): Map<string, string> {
  const folder = join(project, models[model]);
  return new Map(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const renamed = text
        .replaceAll(new RegExp(`\\b${model}\\b`, 'g'), type)
        .replaceAll(new RegExp(`\\b${viewOf(model)}\\b`, 'g'), viewOf(type));
      return [name, renamed];
    }),
  );
}

/** Writes and registers the files of a section type. Returns the paths of the written files. */
export function writeSection(project: string, type: string): string[] {
  const files = new Map<string, string>();
  for (const [name, text] of copyOf('links', type, project))
    files.set(`${sectionsFolder}/${type}/${name}`, text);
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

/** Adds an export to the text of a module, in alphabetical order among the exports of the same kind. */
function addLine(registry: string, line: string): string {
  const lines = registry.trimEnd().split('\n');
  const [form = ''] = /^export \S+/.exec(line) ?? [];
  const later = lines.findIndex((each) => each.startsWith(form) && each > line);
  return `${lines.toSpliced(later < 0 ? lines.length : later, 0, line).join('\n')}\n`;
}

/** Reserved words, which cannot be the name of an export, and the devices of Windows, which cannot be that of a folder. */
const keywords = new Set(
  `aux con nul prn
  arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

/** Returns an error message if the name of a new section type is not allowed; undefined for an allowed name. */
export function nameFault(names: readonly string[]): string | undefined {
  const [name = '', ...others] = names;
  // Longer names are refused: the formatter would break their export in two, but `addLine` needs it on one line.
  if (others.length > 0 || !/^[a-z]{1,20}$/.test(name))
    return 'Give the new type one word of at most 20 small letters, a to z: npm run new:section talks';
  if (existsSync(join(engine, sectionsFolder, name)))
    return `There is a section type "${name}" already: change it in src/sections/${name}/, or choose another name.`;
  if (keywords.has(name) || name in {} || isUsed(name))
    return `"${name}" is the name of something else in JavaScript, on Windows, or in the code of a section. Choose another word.`;
  return undefined;
}

/** Checks whether the files of a new type would declare a name that they also import, or a global name such as `Map`. */
function isUsed(name: string): boolean {
  const files = [...copyOf('links', name).values(), ...copyOf('specimens', name).values()];
  const imports = files.join('\n').matchAll(/^import (.*) from '(?!\.\/(?!view\.css))/gm);
  const names = [...imports].flatMap(([, list = '']) => list.match(/\w+(?= *[,}]|$)/g) ?? []);
  const own = [...names, 'example'];
  return own.includes(name) || own.includes(viewOf(name)) || viewOf(name) in globalThis;
}
