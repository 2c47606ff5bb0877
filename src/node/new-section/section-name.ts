import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, sectionsFolder, viewOf } from './write-section.ts';

/** Reserved words, which cannot be the name of an export. */
const keywords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

/** Returns why a name is not possible for a new section type, with advice; undefined if it is. */
export function nameFault(names: readonly string[], project: string): string | undefined {
  const [name = '', ...others] = names;
  // A longer name would need a second line in the registry.
  if (others.length > 0 || !/^[a-z]{1,20}$/.test(name))
    return 'Give the new type one word of at most 20 small letters, a to z: npm run new:section talks';
  if (existsSync(join(project, sectionsFolder, name)))
    return `There is a section type "${name}" already: change it in src/sections/${name}/, or choose another name.`;
  if (keywords.has(name) || isUsed(name, project))
    return `"${name}" is the name of something else in JavaScript, or in the code of a section. Choose another word.`;
  return undefined;
}

/** Checks whether the new files would declare an imported name or a global one, such as `Map`. */
function isUsed(name: string, project: string): boolean {
  const files = [...filesOf(project, name).values()].join('\n');
  const imports = [...files.matchAll(/^import (?:type )?\{(.*)\} from '(?!\.\/)/gm)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((each) => each.trim()));
  const own = [...names, 'example'];
  return own.includes(name) || own.includes(viewOf(name)) || viewOf(name) in globalThis;
}
