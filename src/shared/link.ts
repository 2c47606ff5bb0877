import { parseUrl } from './address.ts';

// With the marks that turn the direction of text, by which an address reads as another, and the
// backslash, which parsers take for different things.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const controlCharacter = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\\]/;

/**
 * How a link may begin, in the owner's file and in the data service's answer. With slashes, because
 * browsers take `https:projects` for an address of the site that it stands on. It is also a pattern
 * for the JSON schema of editors, which have no flags.
 */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';
const allowedStart = new RegExp(linkPattern);

/** What no host has, once the URL parser has read it; the policy of a document would end at some of it. */
const strangeInHost = /[^\w.:[\]-]/;

/**
 * Whether an external link is safe to show. React refuses only `javascript:`, and URL parsers remove
 * control characters without an error, so both are checked here.
 */
export function isSafeLink(link: string): boolean {
  const url = parseUrl(link);
  return (
    url !== undefined &&
    // The parser removes blanks at the start, and so do browsers.
    allowedStart.test(link.trimStart()) &&
    !controlCharacter.test(link) &&
    !strangeInHost.test(url.host) &&
    !url.username &&
    !url.password
  );
}

/** What is wrong with an external link, in words; undefined when it is safe to show. */
export function linkFault(link: string): string | undefined {
  if (isSafeLink(link)) return undefined;
  if (controlCharacter.test(link)) return 'a link without control characters and backslashes';
  const url = parseUrl(link);
  if (!url) return 'an absolute link, such as https://example.com/page';
  if (strangeInHost.test(url.host)) return 'a link to a host of letters, digits, dots and hyphens';
  if (url.username || url.password) return 'a link without a user name or password';
  return 'a link that begins with https:// http:// mailto: tel:';
}
