/** The longest text that has a size of its own, in letters; a longer one has its size. */
export const maxLength = 30;

/** The length of a text in letters of average width, by which its size is chosen. */
export function nameLength(text: string): number {
  const wide = text.match(/[\p{Lu}mw]/gu) ?? [];
  return Math.min(Math.ceil(text.length + 0.4 * wide.length), maxLength);
}

/** The length of the longest word of a text. */
export function wordLength(text: string): number {
  return Math.max(...text.split(' ').map(nameLength));
}
