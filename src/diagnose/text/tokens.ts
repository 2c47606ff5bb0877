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

/**
 * The control characters that the lexer inserts between tokens, although the text does not hold
 * them. `\u001f` announces a text without quotes.
 */
const controlCharacters = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/**
 * Splits a text into tokens, and stops after the limit. The lexer can read any text safely, even a
 * text on which the parser would take minutes or crash the process.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    if (controlCharacters.has(token)) {
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
