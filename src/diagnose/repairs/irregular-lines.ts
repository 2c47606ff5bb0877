import { memoize } from '../../shared/memoize.ts';
import { type LineParts, partsOf } from '../syntax/line-parts.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { ContentLine } from './content-lines.ts';

/** The columns at which the next line may begin, and the lines before it that began at another. */
type State = { open: readonly number[]; irregular: number };

/** Returns how many lines have an indentation that fits no block (a YAML mapping) or list above, and counts them after edits. */
export function createIrregularCounter(lines: readonly ContentLine[]) {
  // Thousands of repairs are counted, and most of them move the same lines to the same few columns.
  const same = new Map<string, State['open']>();
  const columnsBelow = memoize((open: State['open']) =>
    memoize(({ indent, dashes, column, key, value }: LineParts) => {
      const own = key === undefined ? dashes : [...dashes, column];
      const below = value === '' ? [column + 2] : [];
      const columns = [...new Set([...open.filter((each) => each <= indent), ...own, ...below])];
      const found = same.get(`${columns}`) ?? columns;
      same.set(`${columns}`, found);
      return found;
    }),
  );
  const next = ({ open, irregular }: State, line: LineParts): State => ({
    open: columnsBelow(open)(line),
    irregular: irregular + (open.includes(line.indent) ? 0 : 1),
  });
  let end: State = { open: [0], irregular: 0 };
  const known = lines.map((line) => {
    const state = end;
    end = next(state, line);
    return { line, state };
  });
  const before = end.irregular;
  /** Counts no further than a repair may still help. The edits are in the order of their lines. */
  const count = (edits: readonly LineEdit[]): number => {
    const [first = Infinity, last = 0] = [edits[0]?.line, edits.at(-1)?.line];
    const from = known.findIndex(({ line }) => line.line >= first);
    let state = known[from]?.state ?? end;
    let done = 0;
    for (const { line, state: old } of from < 0 ? [] : known.slice(from)) {
      if (state.irregular > before) break;
      if (line.line > last && state.open === old.open)
        return state.irregular + before - old.irregular;
      while ((edits[done]?.line ?? Infinity) < line.line) done += 1;
      const edit = edits[done];
      state = next(state, edit?.line === line.line ? partsOf(edit.text) : line);
    }
    return state.irregular;
  };
  return { before, count };
}
