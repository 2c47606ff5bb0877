import type { Token } from 'marked';
import { z } from 'zod';
import { memoizeTexts } from '../shared/memoize.ts';
import type { Phrase, RichLink, RichText } from '../shared/rich-text.ts';
import { fieldMetadata } from './field-metadata.ts';
import { markdown, verbatim } from './fields.ts';
import { lexInline } from './inline-markdown.ts';
import { findLinkProblem } from './link-target.ts';
import { isPathBelowPublic } from './links.ts';
import { pageForm } from './page-link.ts';
import { findStrayQuote } from './plain-text.ts';
import { findMarkup } from './rich-text-markup.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

/**
 * A text with a small part of Markdown: `**bold**`, `*emphasis*`, `code` in backticks and
 * `[links](projects)`. Other markup is refused, since visitors would see its characters.
 */
export const richText = richIn(markdown);

/** The same, which may be left blank. */
export const optionalRichText = richIn(z.string().trim().superRefine(refuseWhere(findStrayQuote)));

/** The same as people write it in files of Markdown, where a sign that marks nothing is only a sign. */
export const looseRichText = linkedIn(verbatim);
export const looseCell = linkedIn(z.string().trim());

function richIn(texts: z.ZodString) {
  return linkedIn(texts.superRefine(refuseWhere((text) => markupIn(text).problem)));
}

function linkedIn(texts: z.ZodString) {
  return texts
    .superRefine(refuseWhere(findDeadLinks))
    .register(fieldMetadata, { role: 'rich text' })
    .transform(readRichText);
}

/** The whole check finds the problems of a file, and what each of its texts refers to, so it asks for a text twice. */
const markupIn = memoizeTexts((text) => ({ problem: findMarkup(text) }));

/** Returns the problems of malformed links in a text. */
function findDeadLinks(text: string): TextProblem[] {
  return linksIn(readRichText(text)).flatMap((link) => {
    const isOwn = 'page' in link || isPathBelowPublic(link.url) || pageForm.test(link.url);
    const url = isOwn ? undefined : link.url;
    const problem = url === undefined ? undefined : findLinkProblem(url);
    return problem ? { fix: 'write where it should lead', ...problem, part: url ?? '' } : [];
  });
}

/** Parses a Markdown text into phrases. Returns a text without markup unchanged. */
export function readRichText(markdown: string): RichText {
  return phrasesOf(lexInline(markdown));
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

/** Returns a text whose links are replaced, or are their words alone where there is nothing in place of them. */
export function mapLinks(
  rich: RichText,
  replace: (link: RichLink) => RichLink | undefined,
): RichText {
  if (typeof rich === 'string') return rich;
  const phrases = rich.flatMap((phrase): Phrase | readonly Phrase[] => {
    if (typeof phrase === 'string' || 'code' in phrase) return phrase;
    if ('strong' in phrase) return { strong: mapLinks(phrase.strong, replace) };
    return 'em' in phrase ? { em: mapLinks(phrase.em, replace) } : (replace(phrase) ?? phrase.text);
  });
  return joined(phrases);
}

/**
 * Returns a Markdown text in which links have other targets.
 * @param targetOf returns the new target of a link; undefined if only the words of the link should stay
 */
export function replaceTargets(
  markdown: string,
  targetOf: (target: string) => string | undefined,
): string {
  const write = (token: Token): string => {
    const { raw } = token;
    if (token.type === 'link') {
      const target = targetOf(token.href);
      const end = raw.lastIndexOf('](');
      if (target === undefined) return raw.slice(1, end);
      return raw.slice(0, end) + raw.slice(end).replace(token.href, () => target);
    }
    if (token.type !== 'strong' && token.type !== 'em') return raw;
    const inner: readonly Token[] = token.tokens ?? [];
    const length = inner.reduce((sum, each) => sum + each.raw.length, 0);
    const edge = (raw.length - length) / 2;
    return raw.slice(0, edge) + inner.map(write).join('') + raw.slice(-edge);
  };
  return lexInline(markdown).map(write).join('');
}

const phrasesOf = (tokens: readonly Token[]): RichText => joined(tokens.map(phraseOf));

/** Joins the plain texts that stand beside each other. */
function joined(all: readonly Phrase[]): RichText {
  const phrases: Phrase[] = [];
  for (const phrase of all) {
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
