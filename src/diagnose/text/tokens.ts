import { Lexer } from 'yaml';

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
 * A text in YAML's tokens. The lexer needs no stack and no look back, so it is safe with any text,
 * which cannot be said of the parser.
 */
export function* tokensOf(text: string): Generator<Token> {
  let start = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      isPlain = token === '\u001f';
      continue;
    }
    const end = start + token.length;
    yield { text: token, start, end, isPlain };
    start = end;
    isPlain = false;
  }
}
