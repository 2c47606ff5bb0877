import { Lexer } from 'yaml';
import { limits } from './limits.ts';

/** A token of YAML and its place in the text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Whether the token is a text without quotes. */
  isPlain: boolean;
};

/** The lexer adds these control characters between tokens; the text does not hold them. */
const marks = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/**
 * Splits a text into tokens, and stops after the limit. The YAML lexer is safe with any text,
 * because it neither recurses nor backtracks; the parser does both.
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
