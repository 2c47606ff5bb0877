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
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = breakLines(words, (line) => widthOf(line, size) <= width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { lines, size };
  }
  const fits = (line: string) => widthOf(line, smallest) <= width;
  const lines = breakLines(words, fits).slice(0, most);
  return { lines: lines.map((line) => cut(line, fits)), size: smallest };
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
