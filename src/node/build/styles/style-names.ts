/**
 * Creates class names for an evaluation of the style modules: letters stand for the module, and a number for the style
 * in it. Hashes would be longer than many CSS rules, and do not compress.
 * @param modules the names of all style modules
 */
export function createStyleNames(modules: readonly string[]) {
  const counts = new Map<string, number>();
  return ({ filePath }: { filePath: string }): string => {
    const number = counts.get(filePath) ?? 0;
    counts.set(filePath, number + 1);
    return `${letters(modules.indexOf(filePath))}${number}`;
  };
}

// The letter "a" is missing, since ad blockers hide classes like `ad1`. The letter "h" is missing, since the
// selector `h2` of headings would become the selector of a class `h2`.
const alphabet = 'bcdefgijklmnopqrstuvwxyz';

function letters(index: number): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last;
}
