/** A change to the text of a file, as somebody would make it in an editor. */
export type Edit = (text: string) => string;

/** Replaces the first occurrence of a part of the text. */
function put(from: string, to: string): Edit {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the file does not hold ${from}`);
    return text.replace(from, () => to);
  };
}

/** The edits that rows of the corpus name. A block is a line that holds a text, and all that stand below it. */
export const edits: Readonly<Record<string, (first: string, second: string) => Edit>> = {
  put,
  putEverywhere: (from, to) => (text) => text.replaceAll(from, to),
  write: (whole) => () => whole,
  /** Adds lines below the line that holds a text. */
  add: (line, added) => (text) => {
    const end = text.indexOf('\n', text.indexOf(line));
    if (!text.includes(line)) throw new Error(`the file does not hold ${line}`);
    return `${text.slice(0, end + 1)}${added}\n${text.slice(end + 1)}`;
  },
  /** Puts words before and after the whole file. */
  surround: (before, after) => (text) => before + text + after,
  /** Puts the number of each line before it, in a form such as `%d | `: of the whole file, or of a block. */
  numberAll: (form) => (text) => numbered(text.trimEnd().split('\n'), form).join('\n'),
  number: (first, form) => changeBlock(first, (block) => numbered(block, form)),
  /** Indents a block by so many blanks more. */
  indent: (first, by) => changeBlock(first, (block) => block.map((line) => shifted(line, by))),
  /** Indents one line, and none of those below it. */
  indentLine: (first, by) =>
    changeBlock(first, ([line = '', ...rest]) => [shifted(line, by), ...rest]),
  drop: (first) => changeBlock(first, () => []),
  /** Puts a `#` before the line that holds a text. */
  commentOut: (first) =>
    changeBlock(first, ([line = '', ...rest]) => [line.replace(/\S/, '# $&'), ...rest]),
  /** Writes a block a second time below itself. */
  twice: (first) => changeBlock(first, (block) => [...block, ...block]),
  /** Moves a block below another one. */
  move: (first, after) => (text) => {
    let moved: string[] = [];
    const without = changeBlock(first, (block) => {
      moved = block;
      return [];
    })(text);
    return changeBlock(after, (block) => [...block, ...moved])(without);
  },
};

function numbered(lines: readonly string[], form: string): string[] {
  return lines.map((line, index) => form.replace('%d', `${index + 1}`) + line);
}

function changeBlock(first: string, change: (block: string[]) => string[]): Edit {
  return (text) => {
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.includes(first));
    if (start < 0) throw new Error(`the file does not hold ${first}`);
    const depth = indentOf(lines[start] ?? '');
    let end = start + 1;
    while (end < lines.length && belongs(lines, end, depth)) end += 1;
    while (lines[end - 1]?.trim() === '') end -= 1;
    const changed = change(lines.slice(start, end));
    return [...lines.slice(0, start), ...changed, ...lines.slice(end)].join('\n');
  };
}

/** A blank line belongs to the block if the next line that is not blank does. */
function belongs(lines: readonly string[], index: number, depth: number): boolean {
  const next = lines.slice(index).find((line) => line.trim() !== '');
  return next !== undefined && indentOf(next) > depth;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function shifted(line: string, blanks: string): string {
  const by = Number(blanks);
  if (line.trim() === '') return line;
  return by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)));
}
