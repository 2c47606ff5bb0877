import type { ContentLine } from './content-lines.ts';

/** How many lines of a text are indented irregularly. */
type Indentation = {
  /** Lines that fit into no block and no list around them. */
  uneven: number;
  /** Blocks that are not indented by two blanks, and lists that are not indented like most others. */
  unusual: number;
};

type Level = { column: number; isList: boolean };

/** Measures the indentation of a text by the columns of its lines only. */
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
      const isFirst = isItem && !level.isList && before?.opens === true && before.hasKey;
      if (level.isList !== isItem && !isFirst) uneven += 1;
      if (isFirst) {
        levels.push({ column: line.indent, isList: true });
        lists.inColumn += 1;
      }
    } else {
      if (before ? !(before.opens && line.indent > before.indent) : line.indent > 0) uneven += 1;
      else if (before && line.indent !== before.inner + 2 && before.hasKey) unusual += 1;
      if (isItem && before?.hasKey) lists.indented += 1;
      levels.push({ column: line.indent, isList: isItem });
    }
    for (const column of line.dashes.slice(1)) levels.push({ column, isList: true });
    if (isItem && line.hasKey) levels.push({ column: line.inner, isList: false });
  }
  return { uneven, unusual: unusual + Math.min(lists.indented, lists.inColumn) };
}

/** A list may begin in the column of its key; the next key then ends it. */
function isListBelowItsKey(levels: readonly Level[], column: number): boolean {
  const [outer, inner] = levels.slice(-2);
  return inner?.isList === true && inner.column === column && outer?.column === column;
}
