import type { Message } from '../messages/problem.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import type { Mistake } from './complexity.ts';

/** The first part of YAML in a text that these files do without; undefined when there is none. */
export function findUnsupported(text: string): Mistake | undefined {
  let hasContent = false;
  for (const token of tokensOf(text)) {
    const words = refuse(token, hasContent);
    if (words) return { range: [token.start, token.end], ...words };
    if (!/^(\s*|#.*|---)$/.test(token.text)) hasContent = true;
  }
  return undefined;
}

function refuse({ text, isPlain }: Token, hasContent: boolean): Message | undefined {
  if (isPlain) return undefined;
  if (hasContent && /^(---|\.\.\.)/.test(text)) {
    return {
      message: `${text} ends the document, and what follows would not be read`,
      found: text,
      expected: 'one document in the file',
      fix: 'remove this line, and keep all keys in one document',
    };
  }
  const said = refusals[text.charAt(0)];
  return said && { found: text, ...said };
}

const refusals: Record<string, Omit<Message, 'found'>> = {
  '?': {
    message: 'YAML takes a ? and a blank for the sign of a long key',
    expected: 'key: value',
    fix: 'write the key, a colon and the value; a text that begins with ? needs quotes',
  },
  '*': {
    message: 'values are not repeated with * here',
    expected: 'the value itself',
    fix: 'write the value out; a text that begins with * needs quotes',
  },
  '&': {
    message: 'values are not named with & here',
    expected: 'the value alone',
    fix: 'remove the name; a text that begins with & needs quotes',
  },
  '!': {
    message: 'values are not given a kind with ! here',
    expected: 'the value alone',
    fix: 'remove the word with the !; a text that begins with ! needs quotes',
  },
  '%': {
    message: 'instructions to the parser have no place here',
    expected: 'keys and values',
    fix: 'remove this line; a text that begins with % needs quotes',
  },
};
