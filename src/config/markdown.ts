import { Lexer, type Token } from 'marked';
import { findHtmlInMarkdown, findVariable } from './plain-text.ts';
import type { TextProblem } from './text-problem.ts';

/** Markup that visitors would read as it is written, since a text has no place for it. */
export function findMarkup(text: string): TextProblem | undefined {
  // Code and what is behind a backslash is meant to be read as it is written.
  const bare = text.replace(/\\[<&#![\]]|`[^`]*`/g, '');
  const problem = findHtmlInMarkdown(bare) ?? findBlock(bare) ?? findVariable(bare);
  if (!problem) return findUnfinished(Lexer.lexInline(text, { gfm: false }));
  // What was taken out would be missing in the text as it was meant.
  return bare === text ? problem : { ...problem, meant: undefined };
}

/** Markdown that a text in its small part has no place for. */
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

/** What stands for a part that is no plain text, so that its neighbours are known to have one. */
const marks = { part: '\ue000', emphasis: '\ue001' };

/** A `**` at one end of words; between blanks or digits it is a sign of the text. */
const unfinishedBold = /\*\*(?=[^\s*])(?<!\d\*\*(?=\d))|(?<=[^\s*])\*\*(?!\d)|\*\ue001|\ue001\*/;
const unfinishedLink = /\[[^\][]*\]\([^()]*/;

/** Markup that was begun and is none. */
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

/** The plain text of a text, and that of each of its parts that hold others. */
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
