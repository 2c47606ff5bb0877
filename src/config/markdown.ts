import { Lexer, type Token } from 'marked';
import { findReference, findTags, findVariable } from './plain-text.ts';
import type { TextProblem } from './text-problem.ts';

/** Finds markup that a text does not support, so visitors would see the markup's characters. */
export function findMarkup(text: string): TextProblem | undefined {
  // Characters in code or after a backslash are no markup.
  const bare = text.replace(/\\[<&#![\]]|`[^`]*`/g, '');
  const problem = findHtml(bare) ?? findBlock(bare) ?? findVariable(bare);
  if (!problem) return findUnfinished(plainWords(Lexer.lexInline(text, { gfm: false })));
  // `meant` lacks the code and the escaped characters of the text, so it is no valid fix for such a text.
  return bare === text ? problem : { ...problem, meant: undefined };
}

/** Finds HTML, and proposes Markdown, since without its tags a text would lose its links. */
function findHtml(text: string): TextProblem | undefined {
  const tags = findTags(text);
  const fix = 'write **bold**, *emphasis* or [words](address) instead';
  return tags ? { expected: tags.expected, fix } : findReference(text);
}

const heading = /^#{1,6}\s+\S/;
const picture = /!\[[^\]]*\]\([^)]+\)/;

function findBlock(text: string): TextProblem | undefined {
  if (!heading.test(text) && !picture.test(text)) return undefined;
  return {
    expected: 'a heading or a picture as a block of its own',
    fix: 'write - heading: with its words, or - picture: with the path of the file',
  };
}

/** Matches a link without words or an end, and a link with a space between its parts. */
const brokenLink = /\[\s*\]\(|\[[^\][]*\]\([^()]*|\[[^\][]+\]\s+\((https?:|mailto:|tel:|www\.|\/)/;

/** Matches `**` at the start or end of a word. Between spaces or digits, `**` is no markup. */
const unfinishedBold = /\*\*(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*])\*\*(?!\d)/;

/** Finds markup that the Markdown parser has left as plain text. */
function findUnfinished(words: readonly string[]): TextProblem | undefined {
  if (words.some((part) => brokenLink.test(part))) {
    return {
      expected: 'a link such as [words](address)',
      fix: 'write words between [ and ], and an address between ( and ), without blanks around them, or \\[ to show the brackets',
    };
  }
  if (!words.some((part) => unfinishedBold.test(part))) return undefined;
  return {
    expected: 'bold words between ** and **, without blanks at their ends',
    fix: 'write ** right before the words and right behind them, or \\*\\* to show the signs',
  };
}

/**
 * Returns the plain text of the tokens, and of each token that contains tokens, such as a link. Emphasis
 * keeps its asterisks, which are part of `**` if the text has one asterisk too many at one end.
 */
function plainWords(tokens: readonly Token[]): string[] {
  const here = tokens.map((token) => {
    if (token.type === 'text' || (token.type === 'link' && token.text === '')) return token.raw;
    return token.type === 'em' ? '*x*' : 'x';
  });
  const inside = tokens.flatMap((token) =>
    'tokens' in token && token.type !== 'text' ? plainWords(token.tokens ?? []) : [],
  );
  return [here.join(''), ...inside];
}
