import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { pathInMessages, viewOf } from '../../files/project/paths.ts';
import { engine, isInRepository, ownSections, site } from '../../files/project/places.js';
import { PlainError } from '../../files/project/plain-error.ts';

const template = join(engine, 'src', 'door', 'template');

/** What section types are made of; the archive has its own copy. */
const guide = isInRepository
  ? join(engine, '.github', 'SECTIONS.md')
  : join(engine, 'packed', 'SECTIONS.md');

const settingsOfEngine = './node_modules/vitrine/tsconfig.json';

/** The TypeScript settings with which editors check and complete an owner's section types like those of the engine. */
const editorSettings = {
  extends: settingsOfEngine,
  compilerOptions: { types: [] },
  include: ['sections'],
};

/** Writes the files of a new section type into the site. */
export function run(names: string[]): void {
  const [type = ''] = names;
  const fault = nameFault(names);
  if (fault !== undefined) throw new PlainError(fault);
  const files = readdirSync(template).map((name): [string, string] => {
    const text = readFileSync(join(template, name), 'utf8');
    const renamed = text.replace(/\bspecimens\b/g, type).replace(/\bSpecimens\b/g, viewOf(type));
    return [join('sections', type, name), renamed];
  });
  // Settings that extend a missing file would stop the dev server.
  if (existsSync(join(site, settingsOfEngine)) && !existsSync(join(site, 'tsconfig.json')))
    files.push(['tsconfig.json', `${JSON.stringify(editorSettings, null, 2)}\n`]);
  const folder = join(ownSections, type);
  mkdirSync(folder, { recursive: true });
  try {
    for (const [path, text] of files) writeFileSync(join(site, path), text);
  } catch (error) {
    // A half of a section type would stop every other command.
    rmSync(folder, { recursive: true });
    throw error;
  }
  process.stdout.write(`The section type "${type}" is there:
  ${files.map(([path]) => path).join('\n  ')}
Next: change schema.ts, view.tsx and example.yaml to what you need, look at it on /__gallery of
\`npm run dev\`, then \`npm run check\`. What views are made of: ${pathInMessages(guide)}.
`);
}

/** Returns an error message if the name of a new section type is not allowed; undefined for an allowed name. */
export function nameFault(names: readonly string[]): string | undefined {
  const [name = '', ...others] = names;
  if (others.length > 0 || !/^[a-z]{1,20}$/.test(name))
    return 'Give the new type one word of at most 20 small letters, a to z: new:section talks';
  const folders = [join(engine, 'src', 'sections'), ownSections];
  if (folders.some((folder) => existsSync(join(folder, name))))
    return `There is a section type "${name}" already. Change it, or choose another name.`;
  if (name in {} || /^(?:aux|con|nul|prn)$/.test(name) || !isFree(name))
    return `"${name}" is the name of something else in JavaScript, on Windows, or in the code of a section. Choose another word.`;
  return undefined;
}

/** Checks whether a module may export a name, and whether the template imports nothing by it. */
function isFree(name: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; }`);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
  const imports = readdirSync(template).flatMap(
    (file) => readFileSync(join(template, file), 'utf8').match(/^import .*/gm) ?? [],
  );
  return !new RegExp(`\\b(?:${name}|${viewOf(name)})\\b`).test(imports.join('\n'));
}
