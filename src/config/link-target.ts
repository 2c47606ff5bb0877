import { isSafeLink, linkPattern, misleadingCharacters, parseUrl } from '../shared/link.ts';
import { dialledNumber } from './phone-number.ts';
import { withoutPlaceholder } from './placeholder-link.ts';
import type { TextProblem } from './text-problem.ts';

/** Matches zero-width characters. Browsers would encode them, so the link would have a wrong address. */
const hidden = /[\u200b-\u200d\u2060\ufeff]+/g;

const mailAddress = '[^\\s@/,?<>"]+@[^\\s@/,.?<>"]+(\\.[^\\s@/,.?<>"]+)+';

/** Patterns that every link must match, each with the kind of link that the error message asks for. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?!\s*(?:https?|mailto|tel):)|^[^\s\u200b-\u200d\u2060\ufeff]*$/i, 'a link without blanks'],
  [/^(?!https?:)|^https?:\/\/[^/]/i, 'a link with two slashes after https:'],
  [/^(?!(?:https?:\/\/(?:www\.)?|mailto:|tel:)\w+(?::\D|\/\/))/i, 'a link that begins only once'],
  [withoutPlaceholder, 'a link of your own'],
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
  if (!problem) return undefined;
  const corrected = correctSlips(link);
  if (!findFault(corrected)) return { ...problem, meant: corrected, isCertain: true };
  const guess = guessed(link);
  return findFault(guess) ? problem : { ...problem, meant: guess };
}

function findFault(link: string): TextProblem | undefined {
  const chat = conversationOf(link);
  if (chat && !chat.isRight)
    return {
      expected: `a number in digits alone, with the code of its country, as in ${chat.before}34600000000`,
      fix: 'write the number with the code of its country, in digits alone',
    };
  const [, broken] = rules.find(([pattern]) => !pattern.test(link)) ?? [];
  if (broken !== undefined) return { expected: broken, fix: 'write where it should lead' };
  const [, number] = /^tel:(.*)/i.exec(link) ?? [];
  if (number !== undefined && isDialledOtherwise(number))
    return {
      expected: 'a number as it is dialled from abroad',
      fix: 'write it without the 0 in brackets',
    };
  if (isSafeLink(link)) return undefined;
  if (misleadingCharacters.test(link))
    return { expected: 'a link without backslashes and signs that nobody sees' };
  if (!new RegExp(linkPattern).test(link))
    return { expected: 'a link that begins with https:// http:// mailto: tel:' };
  return { expected: 'a link to a host such as example.com, without a user name or password' };
}

/** Checks whether a number has digits in brackets that nobody dials who calls from abroad, as in +46 (0)70. */
function isDialledOtherwise(number: string): boolean {
  const dialled = dialledNumber(number) ?? number;
  return dialled.replace(/\D/g, '') !== number.replace(/\D/g, '');
}

/**
 * Corrects common mistakes in a link that change nothing of where it leads: blanks that belong to no name, brackets
 * around it, a scheme that is missing or misspelt, the wrong number of slashes, `(at)` in a mail address, signs of a query
 * that are not encoded, and phone numbers as people read them.
 */
function correctSlips(link: string): string {
  const bare = link
    .replace(hidden, '')
    .trim()
    // Who writes each slash as a backslash means no other sign.
    .replace(/^https?:\\[^\s/?#]*$/i, (address) => address.replaceAll('\\', '/'))
    .replace(/^<([^|]*?)(?:\|.*)?>$|^\[[^\]]*\]\((\S*)\)$|^\((https?:.*)\)$/, '$1$2$3')
    // Markdown has a backslash before signs of its own.
    .replace(/\\([_*~-])/g, '$1')
    .replace(/^(https?)\/\/:/i, '$1://')
    .replace(/^(mailto|tel)=/i, '$1:')
    // Mail programs write a name before the address.
    .replace(/^(?:mailto:)?[^<>?]*<(?:mailto:)?([^\s<>@:]+@[^\s<>]+)>$/i, 'mailto:$1')
    // A browser's address bar brings its own `https://` to the one that is written already.
    .replace(
      /^(?:https?:?\/*(?:www\.)?|www\.|mailto:|tel:)+(?=(?:https?:?\/\/|mailto:|tel:)[^/])/i,
      '',
    );
  const whole = withScheme(
    bare.replace(/^(?!https?:)h?t{1,2}ps?[:;]?\/{1,2}(?=[^/]+\.)/i, 'https://'),
  )
    .replace(/^(https?):\s*[/\\]*\s*(?=[^/\\?#\s]+\.[^/?#])/i, '$1://')
    .replace(/^(mailto|tel):[\s/]*/i, '$1:');
  if (/^tel:/i.test(whole)) return `tel:${dialledNumber(whole.slice(4)) ?? whole.slice(4)}`;
  const chat = conversationOf(whole);
  if (chat) {
    const { before, digits, after } = chat;
    const query = after && `${after.charAt(0)}${encodedQuery(after.slice(1), unsafe)}`;
    return digits === undefined ? whole : `${before}${digits}${query}`;
  }
  if (/^mailto:/i.test(whole)) {
    const [address = '', ...query] = whole.split('?');
    const tidy = address
      .replace(/\s*(?:[([{]\s*(?:at|@)\s*[)\]}]|@)\s*/i, '@')
      .replace(/\s*,\s*/g, ',')
      .replace(/[.,;]$/, '')
      .replace(/<([^<>]*)>$/, (named, inner) => (address.endsWith(`:${named}`) ? inner : named));
    return [tidy, ...query.map((each) => encodedQuery(each, unsafe))].join('?');
  }
  const [, host = '', path = '', query = '', anchor = ''] =
    /^(https?:\/\/[^\s/?#]+)([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(whole) ?? [];
  // A blank behind a slash is none of a name. A sign behind a blank begins words about the link, as in `https://example.com/me (my profile)`.
  if (host === '' || /\s[^\w%]|\/\s/.test(path)) return whole;
  const inPath = [path, anchor].map((each) => each.replace(/\s+/g, '%20'));
  return [host, inPath[0], query && `?${encodedQuery(query.slice(1), /\s/g)}`, inPath[1]].join('');
}

/** The addresses of conversations that take a number, each with what their host asks for before its digits. */
const conversations: readonly (readonly [host: string, sign: string])[] = [
  ['wa\\.me/|(?:api|web)\\.whatsapp\\.com/send/?\\?phone=|viber\\.click/', ''],
  ['signal\\.me/#p/|(?:t|telegram)\\.me/', '+'],
];

/** Returns the parts of an address of a conversation; `digits` is undefined for a number without the code of its country. */
function conversationOf(link: string) {
  for (const [host, sign] of conversations) {
    const form = `^(https?://(?:www\\.)?(?:${host}))((?:[\\s+().‐‑‒–—−-]|%20|%2B|\\d){7,}?)([?&].*)?$`;
    const [, start, number = '', after = ''] = new RegExp(form, 'i').exec(link) ?? [];
    if (start === undefined || !/\d/.test(number)) continue;
    // Every such number is one from abroad, with or without the + before it.
    const read = number.replace(/%20/g, ' ').replace(/%2B/gi, '+').trim();
    const dialled = dialledNumber(read.replace(/^(?![+(0])/, '+'))?.replace(/^\+|^00/, '');
    const digits = dialled?.replace(/\D/g, '');
    const isWhole = digits !== undefined && /^[1-9]\d{6}/.test(digits);
    const isRight = new RegExp(`^${sign === '' ? '(?:\\+|%2B)?' : '\\+'}[1-9]\\d+$`).test(number);
    return { before: `${start}${sign}`, digits: isWhole ? digits : undefined, after, isRight };
  }
  return undefined;
}

/** Matches what has to be encoded in the text of a mail, since it would end the text or the address. */
const unsafe = /[\s#&"<>]|%(?![\da-f]{2})/gi;

/** Encodes signs in the values of a query. A `&` between blanks is a word of a value. */
function encodedQuery(query: string, signs: RegExp): string {
  return query
    .split(/(?<!\s)&(?!\s)/)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      const parts = value.length > 0 ? [name.trim(), value.join('=').trim()] : [pair];
      return parts.map((part) => part.replace(signs, encodeURIComponent)).join('=');
    })
    .join('&');
}

/** Returns the web address that was probably meant: without blanks, and without words about it. */
function guessed(link: string): string {
  return /^\s*https?:/i.test(link) ? link.replace(/\s+[([].*/, '').replace(/\s+/g, '') : link;
}

/** Adds the missing scheme to an e-mail address, a phone number or a web address. */
function withScheme(text: string): string {
  const mail = text.replace(/\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/i, '@');
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+(\?.*)?$/.test(mail)) return `mailto:${mail}`;
  const [, number] =
    /^(?:(?:tel|phone|mobile?|fon)\b[.:]*\s*)?((?:\+|\(?\d)[\d ()./–-]{5,})$/i.exec(text) ?? [];
  if (number !== undefined) return `tel:${number}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
}

/** Matches hosts of the owner's own computer or network. */
const privateHost =
  /^(?:[^.:]+|.+\.(?:local|localhost|internal|lan)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3})$/;

/** Finds a web address that nobody but its owner can open. */
export function findPrivateHost(url: string): TextProblem | undefined {
  if (!/^https?:/i.test(url) || !privateHost.test(parseUrl(url)?.hostname ?? '')) return undefined;
  const expected = 'an address that everybody can open, not one of your own computer or network';
  return { expected, fix: 'write the public address, or remove the line' };
}
