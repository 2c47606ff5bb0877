/** The room for a text: the width of a line and the sizes to try, from large to small, in px. */
type Room = { width: number; maxLines: number; sizes: readonly number[] };

/**
 * Breaks a text between its words into lines of the largest size at which they have room. What has none
 * at the smallest size is left out.
 * @param widthOf how wide a text is where the font has a size of 1
 */
export function fitLines(
  text: string,
  { width, maxLines, sizes }: Room,
  widthOf: (text: string) => number,
): { lines: string[]; size: number } {
  const [size = 0, ...smaller] = sizes;
  const fits = (line: string) => widthOf(line) * size <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  if (lines.length <= maxLines && lines.every(fits)) return { lines, size };
  if (smaller.length > 0) return fitLines(text, { width, maxLines, sizes: smaller }, widthOf);
  return { lines: lines.slice(0, maxLines).map((line) => cut(line, fits)), size };
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(letters.join(''))) letters.pop();
  return letters.join('');
}
