import { Lexer, type Token } from 'marked';
import { findHtmlInMarkdown, findVariable } from './plain-text.ts';
import type { TextProblem } from './text-problem.ts';

/** Markup that visitors would read as it is written, since a text has no place for it. */
export function findMarkup(text: string): TextProblem | undefined {
  // Signs in code and behind a backslash are meant to be shown as they are written.
  const bare = text.replace(/\\[<&#![\]]|`[^`]*`/g, '');
  const problem = findHtmlInMarkdown(bare) ?? findBlock(bare) ?? findVariable(bare);
  if (!problem) return findUnfinished(Lexer.lexInline(text, { gfm: false }));
  // `meant` is made from the text without code and escaped signs, which a fix must not remove.
  return bare === text ? problem : { ...problem, meant: undefined };
}

/** Markdown of blocks and pictures, which are no part of a text, and mistyped links. */
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

/** Signs in place of parts that are no plain text: an asterisk beside one of them is markup. */
const marks = { part: '\ue000', emphasis: '\ue001' };

/** A `**` at one end of words; between blanks or digits it is a sign of the text. */
const unfinishedBold = /\*\*(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*])\*\*(?!\d)|\*\ue001|\ue001\*/;
const unfinishedLink = /\[[^\][]*\]\([^()]*/;

/** Markup that lacks its end. */
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

/** The plain words of a text, and of each part of it that holds others, such as a link. */
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
