import { type CST, Lexer, Parser } from 'yaml';
import { memoizeTexts } from '../../shared/memoize.ts';
import { limits } from '../text/limits.ts';
import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';

/**
 * Parses a text to YAML's syntax tree, or returns why a text must not be parsed further. The composer, which makes
 * the document of the tree, calls itself for each level of nesting, so even a small file can keep it busy for minutes
 * or crash the process. `Parser` does not call itself, so the length of its stack shows the depth safely.
 */
export const parseSyntax = memoizeTexts((text): CST.Token[] | SourceProblem => {
  const parser = new Parser();
  const tree: CST.Token[] = [];
  let tokens = 0;
  for (const token of new Lexer().lex(text)) {
    const start = parser.offset;
    tree.push(...parser.next(token));
    // The lexer inserts control characters that the text does not hold. They are not counted.
    if (parser.offset > start) tokens += 1;
    const isTooDeep = parser.stack.length > limits.depth + 1;
    if (isTooDeep || tokens > limits.tokens) {
      return { range: [start, start + 1], ...(isTooDeep ? tooDeep : tooMany) };
    }
  }
  return [...tree, ...parser.end()];
});

/** Returns why a text must not be parsed; undefined for a safe text. */
export function checkComplexity({ text }: Source): SourceProblem | undefined {
  const parsed = parseSyntax(text);
  return Array.isArray(parsed) ? undefined : parsed;
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
