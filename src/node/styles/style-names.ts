/** What names a style: a hash that is its own, and the module it is declared in. */
type Declared = { hash: string; filePath: string };

/**
 * Names styles by letters for the module and a number within it: hashes are longer than many a rule, and
 * do not compress. The same source gets the same names, in whichever order its modules are evaluated.
 * @param modules the paths of all modules of styles
 */
export function createStyleNames(modules: readonly string[]): (style: Declared) => string {
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const index = modules.indexOf(filePath);
    if (index < 0) throw new Error(`styles/style-files.ts does not list ${filePath}`);
    const known = numbers.get(filePath) ?? new Map<string, number>();
    numbers.set(filePath, known);
    const number = known.get(hash) ?? known.size;
    known.set(hash, number);
    return `${letters(index)}${number}`;
  };
}

// Without an "a": ad blockers hide what is named like `ad1`. Without an "h": a selector of the headings
// `h2` would become one of the class of that name.
const alphabet = 'bcdefgijklmnopqrstuvwxyz';

function letters(index: number): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last;
}
