import { Lexer, type Token } from 'marked';
import type { Phrase, RichLink, RichText } from '../shared/rich-text.ts';
import { fieldMetadata } from './field-metadata.ts';
import { isPathBelowPublic, markdown, refuse, refuseDeadLinks } from './fields.ts';
import { findLooseMarkup } from './loose-markup.ts';
import { findLooseVariable } from './loose-variables.ts';
import { findHtml, findMarkdown, type MarkupFault } from './markup.ts';

/**
 * A text in a small part of Markdown: `**bold**`, `*emphasis*`, `code` in backticks and
 * `[links](projects)`. Any other markup is refused, since it would be shown as it is written.
 */
export const richText = markdown
  .superRefine((value, context) => {
    const markup = findMarkup(value) ?? findLooseMarkup(value);
    if (markup) refuse(context, markup);
    for (const link of linksIn(readRichText(value))) {
      if ('url' in link && !isPathBelowPublic(link.url)) refuseDeadLinks(link.url, context);
    }
  })
  .register(fieldMetadata, { role: 'rich text' })
  .transform(readRichText);

/** Markup that would be shown as it is written; none within code and behind a backslash. */
function findMarkup(value: string): MarkupFault | undefined {
  const bare = value.replace(/\\[<&#![\]]|`[^`]*`/g, '');
  const fault = findHtml(bare, true) ?? findMarkdown(bare) ?? findLooseVariable(bare);
  if (!fault || bare === value) return fault;
  // What was taken out would be missing in the text as it was meant.
  const { meant, ...rest } = fault;
  return rest;
}

/** The parts of a text in Markdown; a text without markup stays one. */
export function readRichText(markdown: string): RichText {
  return phrasesOf(Lexer.lexInline(markdown, { gfm: false }));
}

/** Every link of a text. */
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

/** A page is named by its path, as in the fields of the file; everything else has a scheme or a slash. */
function targetOf(href: string): { page: string } | { url: string } {
  return /^(\/|[a-z][a-z\d+.-]*:)/i.test(href) ? { url: href } : { page: href };
}
