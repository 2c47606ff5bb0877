import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import type { Token } from '../text/tokens.ts';

/** Finds the first YAML feature that these files may not use, such as an anchor or a tag. */
export function findUnsupported(source: Source): SourceProblem | undefined {
  if (!mayHoldSign.test(source.text)) return undefined;
  let hasContent = false;
  for (const token of source.tokens()) {
    const problem = formatUnsupported(token, hasContent);
    if (problem) return { range: [token.start, token.end], found: token.text, ...problem };
    if (!/^(\s*|#.*|---)$/.test(token.text)) hasContent = true;
  }
  return undefined;
}

/** A quick test for signs of such features. Without a match, the text need not be split into tokens. */
const mayHoldSign = /(?:^|[\s[{,])(?:[*&!]\S|[*&!]$|%)|^\s*(?:- +)*\?(?:\s|$)|^(?:---|\.\.\.)/m;

type Words = Omit<ProblemText, 'found'>;

function formatUnsupported({ text, isPlain }: Token, hasContent: boolean): Words | undefined {
  if (isPlain) return undefined;
  if (!hasContent || !/^(---|\.\.\.)/.test(text)) return signs[text.charAt(0)];
  return {
    message: `${text} ends the document, and what follows would not be read`,
    expected: 'one document in the file',
    fix: 'remove this line, and keep all keys in one document',
  };
}

const refused = (sign: string, message: string): Words => ({
  message,
  expected: 'a key, a colon and its value',
  fix: `write the value itself; a text that begins with ${sign} needs quotes`,
});

const signs: Record<string, Words> = {
  '?': refused('?', 'YAML takes a ? and a blank for the sign of a long key'),
  '*': refused('*', 'values are not repeated with * or << here'),
  '&': refused('&', 'values are not named with & here'),
  '!': refused('!', 'values are not given a kind with ! here'),
  '%': refused('%', 'instructions to the parser have no place here'),
};
