/** A change to the text of a file, as somebody would make it in an editor. */
export type Edit = (text: string) => string;

/** Replaces the first occurrence of a part of the text. */
export function put(from: string, to: string): Edit {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the file does not hold ${from}`);
    return text.replace(from, () => to);
  };
}

/** Adds lines below the line that holds a text. */
export function add(line: string, added: string): Edit {
  return (text) => {
    const end = text.indexOf('\n', text.indexOf(line));
    if (!text.includes(line)) throw new Error(`the file does not hold ${line}`);
    return `${text.slice(0, end + 1)}${added}\n${text.slice(end + 1)}`;
  };
}

/** Indents a block, the line that holds a text and all that stand below it, by so many blanks more. */
export function indent(first: string, by: number): Edit {
  return changeBlock(first, (block) => block.map((line) => shifted(line, by)));
}

/** Indents one line, and none of those below it. */
export function indentLine(first: string, by: number): Edit {
  return changeBlock(first, ([line = '', ...rest]) => [shifted(line, by), ...rest]);
}

/** Indents what stands below a line, and not the line itself. */
export function indentBelow(first: string, by: number): Edit {
  return changeBlock(first, ([line = '', ...rest]) => [
    line,
    ...rest.map((each) => shifted(each, by)),
  ]);
}

/** Removes a block. */
export function drop(first: string): Edit {
  return changeBlock(first, () => []);
}

/** Puts a `#` before the line that holds a text. */
export function commentOut(first: string): Edit {
  return changeBlock(first, ([line = '', ...rest]) => [line.replace(/\S/, '# $&'), ...rest]);
}

/** Writes a block a second time below itself. */
export function twice(first: string): Edit {
  return changeBlock(first, (block) => [...block, ...block]);
}

/** Moves a block below another one. */
export function move(first: string, after: string): Edit {
  return (text) => {
    let moved: string[] = [];
    const without = changeBlock(first, (block) => {
      moved = block;
      return [];
    })(text);
    return changeBlock(after, (block) => [...block, ...moved])(without);
  };
}

/** One edit after the other. */
export function all(...edits: readonly Edit[]): Edit {
  return (text) => edits.reduce((edited, edit) => edit(edited), text);
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
    return [...lines.slice(0, start), ...change(lines.slice(start, end)), ...lines.slice(end)].join(
      '\n',
    );
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

function shifted(line: string, by: number): string {
  if (line.trim() === '') return line;
  return by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)));
}
