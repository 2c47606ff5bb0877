import type { Message, Range } from '../messages/problem.ts';
import { type Token, tokensOf } from '../text/tokens.ts';

/** What the two files may hold at most; real ones stay far below. */
export const limits = { kilobytes: 256, depth: 32, tokens: 20_000 };

/** A mistake at a part of the text. */
export type Mistake = Message & { range: Range };

/**
 * Why a text may not reach the parser; undefined when it may. The parser takes minutes for some
 * small files, and can take the whole process down: deep nesting and nested `? ` keys do that.
 */
export function findExcess(text: string): Mistake | undefined {
  const depth = depthMeter();
  let count = 0;
  for (const token of tokensOf(text)) {
    count += 1;
    if (count > limits.tokens) return tooMany(token.start);
    if (depth(token) > limits.depth) return tooDeep(token.start);
  }
  return undefined;
}

/** How deep each token is nested, from above: blocks by their columns, brackets by their number. */
function depthMeter(): (token: Token) => number {
  const columns: number[] = [];
  let brackets = 0;
  let colons = 0;
  let lineStart = 0;
  let isFirst = true;
  return ({ text, start, end, isPlain }) => {
    const column = start - lineStart;
    if (!isPlain && (text === '[' || text === '{')) brackets += 1;
    if (!isPlain && (text === ']' || text === '}')) brackets = Math.max(0, brackets - 1);
    const isSign = !isPlain && (text === '-' || text === '?');
    if (brackets === 0 && (isSign || (isFirst && /^[^\s#]/.test(text)))) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (!isPlain && text === ':' && brackets === 0) colons += 1;
    if (/\S/.test(text)) isFirst = false;
    if (text.includes('\n')) {
      lineStart = start + text.lastIndexOf('\n') + 1;
      colons = 0;
      isFirst = lineStart === end;
    }
    return columns.length + brackets + Math.max(0, colons - 1);
  };
}

function tooDeep(offset: number): Mistake {
  return {
    range: [offset, offset + 1],
    message: `this is nested more than ${limits.depth} levels deep`,
    found: 'brackets or indentations inside each other',
    expected: `at most ${limits.depth} levels`,
    fix: 'remove what stands here; no key of the file needs so many levels',
  };
}

function tooMany(offset: number): Mistake {
  return {
    range: [offset, offset + 1],
    message: `the file has more than ${limits.tokens} parts; the rest is not read`,
    found: 'words, signs and lines without end',
    expected: `at most ${limits.tokens} parts`,
    fix: 'shorten the file, or put it back to its last good state',
  };
}
