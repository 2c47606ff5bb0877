/** How many letters of a line are shown, so that the carets fit below it. */
const width = 96;

/** The line of a text and the one before it, with carets under the place; counted from 0. */
export function codeFrame(
  lines: readonly string[],
  line: number,
  column: number,
  length: number,
): string {
  // A long line is shown from a little before the place.
  const cut = column > width - 20 ? column - 20 : 0;
  const shown = [line - 1, line].filter((each) => each >= 0 && each < lines.length);
  const numbered = shown.map((each) => {
    const text = printable(lines[each] ?? '').slice(cut, cut + width);
    return `${String(each + 1).padStart(5)} | ${text}`.trimEnd();
  });
  const room = Math.max(1, (lines[line] ?? '').trimEnd().length - column);
  const carets = '^'.repeat(Math.max(1, Math.min(length, room, cut + width - column)));
  return [...numbered, `${' '.repeat(5)} | ${' '.repeat(column - cut)}${carets}`].join('\n');
}

/** A text with one column for each character, and without what a terminal would execute. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  return text.replace(/\t/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd');
}
