import type { Token } from 'marked';
import { lexMarkup } from './inline-markdown.ts';
import { findLeftover, findReference, findTags, findVariable } from './plain-text.ts';
import type { TextProblem } from './text-problem.ts';

/** Finds markup that is not supported or not complete, so visitors would see the markup's characters. */
export function findMarkup(text: string): TextProblem | undefined {
  // Characters in code or after a backslash are no markup, so they are removed before the search.
  const bare = text.replace(/\\[<&#![\]]|`[^`]*`(?!_)/g, '');
  const problem =
    findHtml(bare) ?? findBlock(bare) ?? findVariable(bare) ?? findLeftover(bare, true);
  if (!problem) return findUnfinished(plainWords(lexMarkup(text)));
  // If code or escaped characters were removed, `meant` lacks them too, so `meant` is not proposed.
  return bare === text ? problem : { ...problem, meant: undefined };
}

/** Finds HTML. The fix asks for Markdown, since a text whose tags are just removed would lose its links. */
function findHtml(text: string): TextProblem | undefined {
  const tags = findTags(text);
  const fix = 'write **bold**, *emphasis* or [words](address) instead';
  if (!tags) return findReference(text);
  return tags.isCertain ? tags : { expected: tags.expected, fix };
}

const heading = /^#{1,6}\s+\S/;
const picture = /!\[[^\]]*\]\([^)]+\)/;

function findBlock(text: string): TextProblem | undefined {
  if (!heading.test(text) && !picture.test(text)) return undefined;
  return {
    expected: 'a heading or a picture as an item of its own',
    fix: 'write - heading: with its words, or - picture: with the path of the file',
  };
}

/** Matches a link without words, without a closing parenthesis, or with a space between `]` and `(`. */
const brokenLink = /\[\s*\]\(|\[[^\][]*\]\([^()]*|\[[^\][]+\]\s+\((https?:|mailto:|tel:|www\.|\/)/;

/** Matches `**` at the start or end of a word. Between spaces or digits, `**` is no markup and does not match. */
const unfinishedBold = /\*\*(?:(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*]\*\*)(?!\d))/;

/** Finds incomplete markup, which the Markdown parser has left as plain text. */
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
 * Returns the plain text of the tokens, with `x` in place of markup, followed by the plain texts within the markup.
 * Emphasis becomes `*x*`, since the parser reads the incomplete `**bold*` as `*` and emphasis.
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
