import { Lexer, type Token } from 'marked';
import type { Phrase, RichLink, RichText } from '../shared/rich-text.ts';
import { fieldMetadata } from './field-metadata.ts';
import { isPathBelowPublic, markdown } from './fields.ts';
import { findLinkProblem } from './link-target.ts';
import { findMarkup } from './markdown.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

/**
 * A text with a small part of Markdown: `**bold**`, `*emphasis*`, `code` in backticks and
 * `[links](projects)`. Visitors would see the characters of other markup, so it is refused.
 */
export const richText = markdown
  .superRefine(refuseWhere(findMarkup))
  .superRefine(refuseWhere(findDeadLinks))
  .register(fieldMetadata, { role: 'rich text' })
  .transform(readRichText);

/** Returns the problems of malformed links in a text. */
function findDeadLinks(text: string): TextProblem[] {
  return linksIn(readRichText(text)).flatMap((link) => {
    const url = 'url' in link && !isPathBelowPublic(link.url) ? link.url : undefined;
    const problem = url === undefined ? undefined : findLinkProblem(url);
    return problem ? { fix: 'write where it should lead', ...problem, part: url ?? '' } : [];
  });
}

/** Parses a Markdown text into phrases. Returns a text without markup unchanged. */
export function readRichText(markdown: string): RichText {
  return phrasesOf(Lexer.lexInline(markdown, { gfm: false }));
}

/** Returns all links of a text. */
export function linksIn(rich: RichText): RichLink[] {
  if (typeof rich === 'string') return [];
  return rich.flatMap((phrase) => {
    if (typeof phrase === 'string' || 'code' in phrase) return [];
    if ('strong' in phrase) return linksIn(phrase.strong);
    return 'em' in phrase ? linksIn(phrase.em) : [phrase];
  });
}

function phrasesOf(tokens: readonly Token[]): RichText {
  const phrases: Phrase[] = [];
  for (const phrase of tokens.map(phraseOf)) {
    const last = phrases.at(-1);
    if (typeof phrase === 'string' && typeof last === 'string')
      phrases.splice(-1, 1, last + phrase);
    else phrases.push(phrase);
  }
  const [first = '', ...others] = phrases;
  return typeof first === 'string' && others.length === 0 ? first : phrases;
}

function phraseOf(token: Token): Phrase {
  const inner = () => phrasesOf('tokens' in token ? (token.tokens ?? []) : []);
  if (token.type === 'strong') return { strong: inner() };
  if (token.type === 'em') return { em: inner() };
  if (token.type === 'codespan') return { code: token.text };
  if (token.type === 'link') return { text: inner(), ...targetOf(token.href) };
  return token.type === 'escape' ? token.text : token.raw;
}

/** Reads a link's target as a URL if it begins with a scheme or a slash, else as the path of a page. */
function targetOf(href: string): { page: string } | { url: string } {
  return /^(\/|[a-z][a-z\d+.-]*:)/i.test(href) ? { url: href } : { page: href };
}
