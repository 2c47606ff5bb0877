import { isSafeLink, linkPattern, misleadingCharacters } from '../shared/link.ts';
import type { TextProblem } from './text-problem.ts';

/** Matches spaces and zero-width characters. Browsers would encode them, so the link would have a wrong address. */
const blank = /[\s\u200b-\u200d\u2060\ufeff]+/g;
const atEnds = new RegExp(`^${blank.source}|${blank.source}$`, 'g');

const mailAddress = '[^\\s@/,?]+@[^\\s@/,.?]+(\\.[^\\s@/,.?]+)+';

/** Patterns that every link must match, each with the kind of link that the error message asks for. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?!\s*[a-z]+:)|^[^\s\u200b-\u200d\u2060\ufeff]*$/i, 'a link without blanks'],
  [/^(?!https?:)|^https?:\/\/[^/]/i, 'a link with two slashes after https:'],
  [/^(?!(?:https?:\/\/(?:www\.)?|mailto:|tel:)\w+(?::\D|\/\/))/i, 'a link that begins only once'],
  [
    /^(?!https?:)|^https?:\/\/(?!\.|[^/?#]*\.\.|(?:undefined|null)(?:[/:]|$))/i,
    'a link to a host, such as example.com',
  ],
  [
    new RegExp(`^(?!mailto:)|^mailto:${mailAddress}(,${mailAddress})*(\\?|$)`, 'i'),
    'a mail address after mailto:, such as mailto:name@example.com',
  ],
  [
    /^(?!tel:)|^tel:(?=\D*(\d\D*){3})\+?[\d*#().-]+(;|$)/i,
    'a number after tel:, such as tel:+34600000000',
  ],
];

/** Returns the problem of an unsafe or malformed link; undefined for a correct link. */
export function findLinkProblem(link: string): TextProblem | undefined {
  const problem = findFault(link);
  const meant = correctSlips(link);
  return problem && !findFault(meant) ? { ...problem, meant, isCertain: true } : problem;
}

function findFault(link: string): TextProblem | undefined {
  const [, broken] = rules.find(([pattern]) => !pattern.test(link)) ?? [];
  if (broken !== undefined) return { expected: broken, fix: 'write where it should lead' };
  if (isSafeLink(link)) return undefined;
  if (misleadingCharacters.test(link))
    return { expected: 'a link without backslashes and signs that nobody sees' };
  if (!new RegExp(linkPattern).test(link))
    return { expected: 'a link that begins with https:// http:// mailto: tel:' };
  return { expected: 'a link to a host such as example.com, without a user name or password' };
}

/**
 * Corrects common mistakes in a link: blanks, brackets around it, a scheme that is missing or misspelt, the wrong
 * number of slashes, and `(at)` in a mail address.
 */
function correctSlips(link: string): string {
  const bare = link
    .replace(atEnds, '')
    .replace(/^<(.*)>$|^\[[^\]]*\]\((\S*)\)$/, '$1$2')
    // A browser's address bar brings its own `https://` to the one that is written already.
    .replace(/^(?:https?:?\/*(?:www\.)?|mailto:|tel:)+(?=(?:https?:?\/\/|mailto:|tel:)[^/])/i, '');
  const trimmed = withScheme(
    bare.replace(/^(?!https?:)h?t{1,2}ps?[:;]?\/{1,2}(?=[^/]+\.)/i, 'https://'),
  );
  // In a path, a space may be part of a file name, so the space is encoded and not removed.
  const isInPath = /^https?:\/\/[^\s/]+\/.*\s/i.test(trimmed);
  return trimmed
    .replace(blank, isInPath ? '%20' : '')
    .replace(/^(https?):[/\\]*(?=[^/\\?#]+\.[^/?#])/i, '$1://')
    .replace(/^(mailto|tel):\/+/i, '$1:')
    .replace(/^(mailto:[^?]*)[([{](at|@)[)\]}]/i, '$1@')
    .replace(/^tel:.*/i, (phone) => phone.replace(/%20|\//g, ''));
}

/** Adds the missing scheme to an e-mail address, a phone number or a web address. */
function withScheme(text: string): string {
  const mail = text.replace(/\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/i, '@');
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+$/.test(mail)) return `mailto:${mail}`;
  if (/^(?:\+|\(?\d)[\d ()./–-]{5,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
}
