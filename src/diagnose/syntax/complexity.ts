import { Lexer, Parser } from 'yaml';
import { limits } from '../text/limits.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';

/**
 * Returns why a text must not be parsed; undefined for a safe text. `parseDocument` calls itself for
 * each level of nesting, so even a small file can keep it busy for minutes or crash the process.
 * `Parser` does not call itself, so the length of its stack shows the depth safely.
 */
export function checkComplexity({ text }: Source): SourceProblem | undefined {
  const parser = new Parser();
  let tokens = 0;
  for (const token of new Lexer().lex(text)) {
    const start = parser.offset;
    // `next` is a generator: it processes the token only when its results are read.
    Array.from(parser.next(token));
    // The lexer inserts control characters that the text does not hold. They are not counted.
    if (parser.offset > start) tokens += 1;
    const isTooDeep = parser.stack.length > limits.depth + 1;
    if (isTooDeep || tokens > limits.tokens) {
      return { range: [start, start + 1], ...(isTooDeep ? tooDeep : tooMany) };
    }
  }
  return undefined;
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
