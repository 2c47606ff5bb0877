import { limits } from '../text/limits.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';

/**
 * Returns why a text must not be parsed; undefined for a safe text. Deep nesting and nested `? `
 * keys keep the parser busy for minutes or crash the process, even in a small file.
 */
export function checkComplexity(source: Source): SourceProblem | undefined {
  const tokens = source.tokens();
  const depthAt = depthMeter();
  const deep = tokens.findIndex((token) => depthAt(token) > limits.depth);
  const index = deep < 0 ? limits.tokens : deep;
  const { start } = tokens[index] ?? {};
  if (start === undefined) return undefined;
  return { range: [start, start + 1], ...(deep < 0 ? tooMany : tooDeep) };
}

/** Measures how deep each token is nested, by the open indentations, brackets and colons before it. */
function depthMeter(): (token: Token) => number {
  const columns: number[] = [];
  let lineStart = 0;
  let isFirst = true;
  let brackets = 0;
  let colons = 0;
  return ({ text, start, isPlain }) => {
    const column = start - lineStart;
    const sign = isPlain ? '' : text;
    if (sign === '[' || sign === '{') brackets += 1;
    if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1);
    if (sign === ':' && brackets === 0) colons += 1;
    const begins = sign === '-' || sign === '?' || (isFirst && /^[^\s#]/.test(text));
    if (begins && brackets === 0) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (/\S/.test(text)) isFirst = false;
    if (text.includes('\n')) {
      lineStart = start + text.lastIndexOf('\n') + 1;
      isFirst = lineStart === start + text.length;
      colons = 0;
    }
    return columns.length + brackets + Math.max(0, colons - 1);
  };
}

const tooDeep: ProblemText = {
  message: `this is nested more than ${limits.depth} levels deep`,
  found: 'brackets or indentations inside each other',
  expected: `at most ${limits.depth} levels`,
  fix: 'remove what stands here; no key of the file needs so many levels',
};

const tooMany: ProblemText = {
  message: `the file has more than ${limits.tokens} parts; the rest is not read`,
  found: 'words, signs and lines without end',
  expected: `at most ${limits.tokens} parts`,
  fix: 'shorten the file, or put it back to its last good state',
};
