/**
 * Returns a name for each digit of a number that only the build knows, since elements have no attribute `style`, and a
 * document has only the rules of names that its elements have. `numberOf` reads the number in CSS.
 */
export function digitsOf(prefix: string, number: number, places: number): string[] {
  const digits = Math.min(10 ** places - 1, number)
    .toFixed()
    .padStart(places, '0');
  return [...digits].map((digit, place) => `${prefix}${place}${digit}`);
}
