import type { ContentLine } from './content-lines.ts';

/** How well the lines of a text stand below each other. */
export type Indentation = {
  /** Lines that no block and no list around them can hold. */
  uneven: number;
  /** Blocks that are indented otherwise than by the usual two blanks. */
  unusual: number;
};

type Level = { column: number; isList: boolean };

/** Measures the indentation of a file, without asking what its lines mean. */
export function measureIndentation(rows: readonly ContentLine[]): Indentation {
  const levels: Level[] = [];
  let uneven = 0;
  let unusual = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    while ((levels.at(-1)?.column ?? -1) > row.indent) levels.pop();
    const isItem = row.dashes.length > 0;
    if (!isItem && isListBelowItsKey(levels, row.indent)) levels.pop();
    const level = levels.at(-1);
    if (level?.column === row.indent) {
      const isFirst = isItem && !level.isList && before?.opens === true && before.hasKey;
      if (level.isList !== isItem && !isFirst) uneven += 1;
      if (isFirst) levels.push({ column: row.indent, isList: true });
    } else {
      if (before ? !(before.opens && row.indent > before.indent) : row.indent > 0) uneven += 1;
      else if (before && row.indent !== before.inner + 2 && before.hasKey) unusual += 1;
      levels.push({ column: row.indent, isList: isItem });
    }
    for (const column of row.dashes.slice(1)) levels.push({ column, isList: true });
    if (isItem && row.hasKey) levels.push({ column: row.inner, isList: false });
  }
  return { uneven, unusual };
}

/** A list may stand as far out as its key; the next key then ends it. */
function isListBelowItsKey(levels: readonly Level[], column: number): boolean {
  const [outer, inner] = levels.slice(-2);
  return inner?.isList === true && inner.column === column && outer?.column === column;
}
