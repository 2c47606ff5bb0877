import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';

/** The first use of a feature of YAML that these files may not use; undefined when there is none. */
export function findUnsupported(source: Source): SourceProblem | undefined {
  if (!mayHoldSign.test(source.text)) return undefined;
  let hasContent = false;
  for (const token of source.tokens()) {
    const message = formatUnsupported(token, hasContent);
    if (message) return { range: [token.start, token.end], ...message };
    if (!/^(\s*|#.*|---)$/.test(token.text)) hasContent = true;
  }
  return undefined;
}

/** Most texts hold none of the signs where they would count, and need not be taken to pieces. */
const mayHoldSign = /(?:^|[\s[{,])(?:[*&!]\S|[*&!]$|%)|^\s*(?:- +)*\?(?:\s|$)|^(?:---|\.\.\.)/m;

function formatUnsupported({ text, isPlain }: Token, hasContent: boolean): ProblemText | undefined {
  if (isPlain) return undefined;
  if (hasContent && /^(---|\.\.\.)/.test(text)) {
    return {
      message: `${text} ends the document, and what follows would not be read`,
      found: text,
      expected: 'one document in the file',
      fix: 'remove this line, and keep all keys in one document',
    };
  }
  const message = messages[text.charAt(0)];
  return message && { found: text, ...message };
}

const messages: Record<string, Omit<ProblemText, 'found'>> = {
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
