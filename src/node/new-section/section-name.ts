import { filesOf, takenNames, viewOf } from './write-section.ts';

/** Longer names would break a line of the registry in two. */
const longestName = 20;

/** Words that no export of a module can be declared by. */
const keywords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

const usage = 'Give the new type a name: npm run new:section talks';

/** Why a section type of a project cannot have a name, with what to do; undefined when it can. */
export function nameFault(names: readonly string[], project: string): string | undefined {
  const [name, ...others] = names;
  if (name === undefined || name === '') return usage;
  if (others.length > 0)
    return `Give one name, of one word; here are ${names.length}: ${names.join(', ')}.`;
  if (!/^[a-z]+$/.test(name)) {
    const word = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    const fix = word === '' ? usage : `Try: npm run new:section ${word}`;
    return `"${name}" cannot be the name of a section type: it has to be one word of small letters, a to z. ${fix}`;
  }
  if (name.length > longestName)
    return `"${name}" is too long for a section type: ${longestName} letters are the most. Choose a shorter word.`;
  if (takenNames(project).includes(name))
    return `There is a section type "${name}" already: change it in src/sections/${name}/, or choose another name.`;
  if (keywords.has(name))
    return `"${name}" is a keyword of JavaScript, and cannot be the name of a section type. Choose another word.`;
  if (isUsed(name, project))
    return `"${name}" is the name of something else in the code of a section. Choose another word, such as "${name}s".`;
  return undefined;
}

/** Whether the files of the type would declare a name that they import, or one of JavaScript's own. */
function isUsed(name: string, project: string): boolean {
  const files = [...filesOf(project, name).values()].join('\n');
  const imports = [...files.matchAll(/^import (?:type )?\{(.*)\} from '(?!\.\/)/gm)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((each) => each.trim()));
  const own = [...names, 'example'];
  return own.includes(name) || own.includes(viewOf(name)) || viewOf(name) in globalThis;
}
