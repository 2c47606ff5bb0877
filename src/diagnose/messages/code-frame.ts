/** How many characters of a line are shown: a longer line would wrap in terminals. */
const width = 96;

/** A line and the one before it, with carets under the place; line and column count from 0. */
export function codeFrame(
  lines: readonly string[],
  line: number,
  column: number,
  length: number,
): string {
  // A long line is cut, so that it begins shortly before the place.
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

/** A text without tabs, which take several columns, and without control characters. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  return text.replace(/\t/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd');
}
