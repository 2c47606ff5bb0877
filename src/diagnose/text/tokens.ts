import { Lexer } from 'yaml';
import { limits } from './limits.ts';

/** A piece of YAML with its place in the text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Whether it is a text without quotes, not an indicator or a text in quotes. */
  isPlain: boolean;
};

/** The control characters that the lexer adds between tokens; they are not in the text. */
const marks = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/**
 * The tokens of a text, up to the first one beyond the limit. Unlike the parser, the YAML lexer is
 * safe with any text: it neither recurses nor backtracks.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      isPlain = token === '\u001f';
      continue;
    }
    const end = start + token.length;
    tokens.push({ text: token, start, end, isPlain });
    if (tokens.length > limits.tokens) break;
    start = end;
    isPlain = false;
  }
  return tokens;
}
