import { memoize } from '../../shared/memoize.ts';
import { indentOf, type LineParts, partsOf } from '../syntax/line-parts.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import { type ContentLine, startsContent } from './content-lines.ts';
import { dashRepairs } from './dashes.ts';
import { reindentations } from './reindent.ts';

/** Only this many repairs are returned, because the whole file is parsed to try each of them. */
const maxTried = 32;

/**
 * Returns repairs of dashes, indentation and commented-out keys, sorted by how regular the indentation is
 * after the repair. Equally regular repairs are sorted by their distance from the lines of `near`, and at the
 * same distance a move by one column comes first, since one blank too many or too few is the most usual mistake.
 */
export function layoutRepairs(region: Region): LineEdit[][] {
  const { source, near } = region;
  const { before, count } = createIrregularCounter(region.lines);
  const rankOf = ([{ line, text } = { line: 0, text: '' }]: LineEdit[]) => {
    const distance = Math.min(...near.map((each) => Math.abs(each - line)));
    const isByOne = text === ` ${lineOf(source, line)}` || ` ${text}` === lineOf(source, line);
    return isByOne ? distance - 0.5 : distance;
  };
  const moved = [...dashRepairs(region), ...uncommented(source), ...reindentations(region)]
    .map((edits) => ({ edits, irregular: count(edits), rank: rankOf(edits) }))
    .filter(({ irregular }) => irregular <= before)
    .sort((a, b) => a.irregular - b.irregular || a.rank - b.rank)
    .slice(0, maxTried)
    .map(({ edits }) => edits);
  return [...looseTexts(region), ...moved];
}

/** Only this many comments that look like keys are tried, because the whole file is parsed for each. */
const maxComments = 8;

/**
 * Finds comments that look like keys, such as `# photo:`, above a line that is indented deeper, and
 * removes their `#`.
 */
export function uncommented(source: Source): LineEdit[][] {
  const edits = source.lines.flatMap((comment, line) => {
    const [, indent, rest] = /^(\s*)# ?((?:- )?[\w-]+:(?:\s.*)?)$/.exec(comment) ?? [];
    const below = lineOf(source, line + 1);
    if (indent === undefined || /^\s*(#|$)/.test(below)) return [];
    return indentOf(below) > indent.length ? [[{ line, text: `${indent}${rest}` }]] : [];
  });
  return edits.slice(0, maxComments);
}

/** Matches a line that begins with two words in small letters, and so probably continues a sentence. */
const sentence = /^\s*\p{Ll}+ \p{Ll}+[ .,;]/u;

/** Checks whether a line begins with a dash or a key. A sentence with a colon is no key. */
function isKeyOrItem(text: string): boolean {
  return startsContent(text) && !/^\s*\p{L}[^\s:]*\s[^:]*:\s/u.test(text);
}

/** Indents lines of a text that are not indented enough below the key, dash or `>-` to which the text belongs. */
function looseTexts({ source, lines, near }: Region): LineEdit[][] {
  const around = new Set(near.flatMap((line) => [line, line - 1, line + 1]));
  return [...around].flatMap((first) => {
    const above = lines.findLast(({ line }) => line < first);
    const opening = lineOf(source, above?.line ?? 0);
    const isText = /(?::|-|[|>][-+]?)\s*$/.test(opening) || sentence.test(lineOf(source, first));
    const column = indentOf(lineOf(source, first));
    const by = above ? above.column + (above.key === undefined ? 0 : 2) - column : 0;
    if (!isText || by <= 0) return [];
    const edits: LineEdit[] = [];
    for (let line = first; ; line += 1) {
      const text = lineOf(source, line);
      if (text.trim() === '' || isKeyOrItem(text) || indentOf(text) !== column) break;
      // Tabs would be a part of the text.
      edits.push({ line, text: ' '.repeat(column + by) + text.trimStart() });
    }
    return edits.length > 0 ? [edits] : [];
  });
}

/** The columns at which the next line may begin, and the lines before it that began at another. */
type State = { open: readonly number[]; irregular: number };

/** Returns how many lines have an indentation that fits no block (a YAML mapping) or list above, and counts them after edits. */
function createIrregularCounter(lines: readonly ContentLine[]) {
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
