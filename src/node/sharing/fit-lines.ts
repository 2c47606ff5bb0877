/** Lines of text at the largest size at which they have room. */
export type Fitted = { lines: string[]; size: number };

type Room = {
  /** How wide a line may be, in px. */
  width: number;
  /** How many lines there may be. */
  most: number;
  /** The sizes to try, from large to small, in px. */
  sizes: readonly number[];
};

/** Breaks a text into lines between its words; what has no room at the smallest size is left out. */
export function fitLines(
  text: string,
  { width, most, sizes }: Room,
  widthOf: (text: string, size: number) => number,
): Fitted {
  const words = text.split(/\s+/).filter(Boolean);
  const [size = 0, ...smaller] = sizes;
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines = breakLines(words, fits);
  if (lines.length <= most && lines.every(fits)) return { lines, size };
  if (smaller.length > 0) return fitLines(text, { width, most, sizes: smaller }, widthOf);
  return { lines: lines.slice(0, most).map((line) => cut(line, fits)), size };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(letters.join(''))) letters.pop();
  return letters.join('');
}
