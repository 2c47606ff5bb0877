import type { ContentLine } from './content-lines.ts';

type Indentation = {
  /** The number of lines that fit into no block or list above. */
  uneven: number;
  /**
   * The number of blocks not indented by two spaces, and of lists not indented like most others.
   */
  unusual: number;
};

type Level = { column: number; isList: boolean };

/** Measures how irregular the indentation is, by the columns of the lines alone. */
export function measureIndentation(lines: readonly ContentLine[]): Indentation {
  const levels: Level[] = [];
  let uneven = 0;
  let unusual = 0;
  const lists = { indented: 0, inColumn: 0 };
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    while ((levels.at(-1)?.column ?? -1) > line.indent) levels.pop();
    const isItem = line.dashes.length > 0;
    if (!isItem && isListBelowItsKey(levels, line.indent)) levels.pop();
    const level = levels.at(-1);
    if (level?.column === line.indent) {
      const isFirst = isItem && !level.isList && before?.value === '' && before.key !== undefined;
      if (level.isList !== isItem && !isFirst) uneven += 1;
      if (isFirst) {
        levels.push({ column: line.indent, isList: true });
        lists.inColumn += 1;
      }
    } else {
      if (before ? !(before.value === '' && line.indent > before.indent) : line.indent > 0)
        uneven += 1;
      else if (before && line.indent !== before.column + 2 && before.key !== undefined)
        unusual += 1;
      if (isItem && before?.key !== undefined) lists.indented += 1;
      levels.push({ column: line.indent, isList: isItem });
    }
    for (const column of line.dashes.slice(1)) levels.push({ column, isList: true });
    if (isItem && line.key !== undefined) levels.push({ column: line.column, isList: false });
  }
  return { uneven, unusual: unusual + Math.min(lists.indented, lists.inColumn) };
}

/** A list may begin in the column of its key; the next key then ends the list. */
function isListBelowItsKey(levels: readonly Level[], column: number): boolean {
  const [outer, inner] = levels.slice(-2);
  return inner?.isList === true && inner.column === column && outer?.column === column;
}
