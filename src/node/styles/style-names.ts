/** The hash of a style, and the path of its style module. */
type Declared = { hash: string; filePath: string };

/**
 * Creates class names: letters stand for the style module, and a number for the style. Hashes would be longer than
 * many CSS rules, and do not compress. The same source gets the same names, independent of the order of
 * evaluation.
 * @param modules the paths of all style modules
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

// The letter "a" is missing, since ad blockers hide classes like `ad1`. The letter "h" is missing, since the
// selector `h2` of headings would become the selector of a class `h2`.
const alphabet = 'bcdefgijklmnopqrstuvwxyz';

function letters(index: number): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last;
}
