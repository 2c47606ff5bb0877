import { limits } from '../text/limits.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText, Range, SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';

/**
 * Why a text is not passed to the parser; undefined if it is. Deep nesting and nested `? ` keys, even
 * in a small file, keep the parser busy for minutes or crash the process.
 */
export function checkComplexity(source: Source): SourceProblem | undefined {
  const positionOf = positionMeter();
  const depthAt = depthMeter();
  const keysAt = keyMeter();
  for (const [index, token] of source.tokens().entries()) {
    const range: Range = [token.start, token.start + 1];
    if (index >= limits.tokens) return { range, ...tooMany };
    const position = positionOf(token);
    if (depthAt(token, position) > limits.depth) return { range, ...tooDeep };
    if (keysAt(token, position) > limits.keys) return { range, ...tooManyKeys };
  }
  return undefined;
}

/** Where a token stands: its column, and whether nothing but blanks stand before it on its line. */
type Position = { column: number; isFirst: boolean };

function positionMeter(): (token: Token) => Position {
  let lineStart = 0;
  let isFirst = true;
  return ({ text, start, end }) => {
    const position = { column: start - lineStart, isFirst };
    if (/\S/.test(text)) isFirst = false;
    if (text.includes('\n')) {
      lineStart = start + text.lastIndexOf('\n') + 1;
      isFirst = lineStart === end;
    }
    return position;
  };
}

/** Counts the keys of the block, or of the braces, that each token stands in. */
function keyMeter(): (token: Token, position: Position) => number {
  const blocks: { column: number; keys: number }[] = [];
  const brackets: number[] = [];
  return ({ text, isPlain }, { column, isFirst }) => {
    const leaveBlocks = () => {
      while ((blocks.at(-1)?.column ?? -1) > column) blocks.pop();
    };
    if (isFirst && /^[^\s#-]/.test(text) && brackets.length === 0) {
      leaveBlocks();
      const block = blocks.at(-1);
      if (block?.column === column) block.keys += 1;
      else blocks.push({ column, keys: 1 });
    }
    // An item of a list begins a block of its own.
    if (isFirst && text === '-') leaveBlocks();
    if (!isPlain && text === '{') brackets.push(1);
    // What commas part in a list are no keys, however many there are.
    if (!isPlain && text === '[') brackets.push(Number.NEGATIVE_INFINITY);
    if (!isPlain && (text === '}' || text === ']')) brackets.pop();
    if (!isPlain && text === ',' && brackets.length > 0) brackets.push((brackets.pop() ?? 0) + 1);
    return Math.max(blocks.at(-1)?.keys ?? 0, brackets.at(-1) ?? 0);
  };
}

/** Measures how deep each token is nested: blocks by their columns, brackets by their number. */
function depthMeter(): (token: Token, position: Position) => number {
  const columns: number[] = [];
  let brackets = 0;
  let colons = 0;
  return ({ text, isPlain }, { column, isFirst }) => {
    if (!isPlain && (text === '[' || text === '{')) brackets += 1;
    if (!isPlain && (text === ']' || text === '}')) brackets = Math.max(0, brackets - 1);
    const isSign = !isPlain && (text === '-' || text === '?');
    if (brackets === 0 && (isSign || (isFirst && /^[^\s#]/.test(text)))) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (!isPlain && text === ':' && brackets === 0) colons += 1;
    if (text.includes('\n')) colons = 0;
    return columns.length + brackets + Math.max(0, colons - 1);
  };
}

const tooDeep: ProblemText = {
  message: `this is nested more than ${limits.depth} levels deep`,
  found: 'brackets or indentations inside each other',
  expected: `at most ${limits.depth} levels`,
  fix: 'remove what stands here; no key of the file needs so many levels',
};

const tooManyKeys: ProblemText = {
  message: `this block has more than ${limits.keys} keys`,
  found: 'keys without end',
  expected: `at most ${limits.keys} keys in a block`,
  fix: 'put the file back to its last good state',
};

const tooMany: ProblemText = {
  message: `the file has more than ${limits.tokens} parts; the rest is not read`,
  found: 'words, signs and lines without end',
  expected: `at most ${limits.tokens} parts`,
  fix: 'shorten the file, or put it back to its last good state',
};
