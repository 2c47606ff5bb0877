import { Lexer, type Token } from 'marked';
import { findHtmlInMarkdown, findVariable } from './plain-text.ts';
import type { TextProblem } from './text-problem.ts';

/** Finds markup that a text does not support, so visitors would see the markup's characters. */
export function findMarkup(text: string): TextProblem | undefined {
  // Characters in code or after a backslash are no markup.
  const bare = text.replace(/\\[<&#![\]]|`[^`]*`/g, '');
  const problem = findHtmlInMarkdown(bare) ?? findBlock(bare) ?? findVariable(bare);
  if (!problem) return findUnfinished(Lexer.lexInline(text, { gfm: false }));
  // `meant` lacks the code and the escaped characters of the text, so it is no valid fix for such a text.
  return bare === text ? problem : { ...problem, meant: undefined };
}

/** Finds block Markdown (such as headings and lists), pictures and mistyped links. */
function findBlock(text: string): TextProblem | undefined {
  const heading = /^#{1,6}\s+(\S.*)$/.exec(text)?.[1];
  if (heading !== undefined) {
    return {
      expected: 'a heading as a block of its own, heading: and the words',
      fix: `write heading: ${heading.replace(/\s*#+$/, '')}`,
    };
  }
  if (/!\[[^\]]*\]\([^)]+\)/.test(text)) {
    return {
      expected: 'a picture as a block of its own, with the keys picture and alt',
      fix: 'write - picture: with the path of the file, and below it alt: with what it shows',
    };
  }
  if (/\[\s*\]\([^)\s]+\)/.test(text)) {
    return {
      expected: 'a link with words between its brackets',
      fix: 'write its words between [ and ]',
    };
  }
  const apart = /(\[[^\][]+\])\s+\(((?:https?:|mailto:|tel:|www\.|\/)[^)\s]+)\)/;
  if (!apart.test(text)) return undefined;
  return {
    expected: 'a link without a blank between ] and (',
    meant: text.replace(apart, '$1($2)').replace('](www.', '](https://www.'),
  };
}

/** Placeholders for parts that are no plain text. An asterisk next to a placeholder is markup. */
const marks = { part: '\ue000', emphasis: '\ue001' };

/** Matches `**` at the start or end of a word. Between spaces or digits, `**` is no markup. */
const unfinishedBold = /\*\*(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*])\*\*(?!\d)|\*\ue001|\ue001\*/;
const unfinishedLink = /\[[^\][]*\]\([^()]*/;

/** Finds emphasis or links without an end. */
function findUnfinished(tokens: readonly Token[]): TextProblem | undefined {
  const words = plainWords(tokens);
  if (words.some((part) => unfinishedLink.test(part))) {
    return {
      expected: 'a link with an address between ( and )',
      fix: 'write an address without blanks and ) right behind it, or \\[ to show the brackets',
    };
  }
  if (!words.some((part) => unfinishedBold.test(part))) return undefined;
  return {
    expected: 'bold words between ** and **, without blanks at their ends',
    fix: 'write ** right before the words and right behind them, or \\*\\* to show the signs',
  };
}

/** Returns the plain text of the tokens, and of each token that contains tokens, such as a link. */
function plainWords(tokens: readonly Token[]): string[] {
  const here = tokens.map(({ type, raw }) => {
    if (type === 'text') return raw;
    return type === 'em' ? marks.emphasis : marks.part;
  });
  const inside = tokens.flatMap((token) =>
    'tokens' in token && token.type !== 'text' ? plainWords(token.tokens ?? []) : [],
  );
  return [here.join(''), ...inside];
}
