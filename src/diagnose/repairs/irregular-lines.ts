import { type LineParts, partsOf } from '../syntax/line-parts.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { ContentLine } from './content-lines.ts';

/** The columns at which the next line may begin, and the lines before it that began at another. */
type State = { open: readonly number[]; irregular: number };

const start: State = { open: [0], irregular: 0 };

/** Returns how many lines have an indentation that fits no block (a YAML mapping) or list above, and counts them after edits. */
export function createIrregularCounter(lines: readonly ContentLine[]) {
  const states = [start];
  for (const line of lines) states.push(next(states.at(-1), line));
  const before = states.at(-1)?.irregular ?? 0;
  // Most repairs move the same lines to the same few columns.
  const known = new Map<string, LineParts>();
  const parts = (text: string) => {
    const found = known.get(text) ?? partsOf(text);
    known.set(text, found);
    return found;
  };
  /** Counts no further than a repair may still help, and reads only the lines that it may change. */
  const count = (edits: readonly LineEdit[]): number => {
    const edited = new Map(edits.map(({ line, text }) => [line, text]));
    const numbers = edits.map(({ line }) => line);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const from = lines.findIndex(({ line }) => line >= first);
    if (from < 0) return before;
    let state = states[from] ?? start;
    for (const [index, line] of lines.slice(from).entries()) {
      const old = states[from + index] ?? start;
      if (state.irregular > before) break;
      const isAsBefore = state.open.length === old.open.length && `${state.open}` === `${old.open}`;
      if (line.line > last && isAsBefore) return state.irregular + before - old.irregular;
      const text = edited.get(line.line);
      state = next(state, text === undefined ? line : parts(text));
    }
    return state.irregular;
  };
  return { before, count };
}

function next(
  { open, irregular } = start,
  { indent, dashes, column, key, value }: LineParts,
): State {
  const own = key === undefined ? dashes : [...dashes, column];
  const below = value === '' ? [column + 2] : [];
  return {
    open: [...new Set([...open.filter((each) => each <= indent), ...own, ...below])],
    irregular: irregular + (open.includes(indent) ? 0 : 1),
  };
}
