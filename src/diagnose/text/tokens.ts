import { Lexer } from 'yaml';
import { limits } from './limits.ts';

/** A piece of YAML with its place in the text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Whether it is a text without quotes, as opposed to a sign or a text in quotes. */
  isPlain: boolean;
};

/** The marks the lexer puts between its tokens; they are not in the text. */
const marks = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/**
 * The tokens of a text, up to the first one beyond the limit. The YAML lexer neither recurses nor
 * goes back, so unlike the parser it is safe with any text.
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
