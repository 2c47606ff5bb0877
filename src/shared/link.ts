import { parseUrl } from './address.ts';
import { unseenSigns } from './unseen.ts';

// By these an address reads as another one: signs that nobody sees, blanks that look like none, half of
// a sign, and the backslash, which parsers take for different things.
const misleading = new RegExp(`[${unseenSigns}\\p{Zl}\\p{Zp}\\p{Cs}\\\\]|(?! )\\p{Zs}`, 'u');

/**
 * How a link may begin, in the owner's file and in the data service's answer. With slashes, because
 * browsers take `https:projects` for an address of the site that it stands on. It is also a pattern
 * for the JSON schema of editors, which have no flags.
 */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';
const allowedStart = new RegExp(linkPattern);

/** What no host has, once the URL parser has read it; the policy of a document would end at some of it. */
const strangeInHost = /[^\w.:[\]-]/;

/** What an address of the web says where its host belongs: a name, without a user before it. */
const writtenHost = /^\w+:\/\/([^/?#@%]+?)(:\d*)?([/?#]|$)/;

/**
 * Whether an external link is safe to show, and leads where it seems to. React refuses only
 * `javascript:`, and URL parsers mend without an error what is not an address: they remove control
 * characters, and read the host of `https:///example.com` and of `https://@example.com`.
 */
export function isSafeLink(link: string): boolean {
  const url = parseUrl(link);
  // The parser removes blanks at the start, and so do browsers.
  const bare = link.trimStart();
  return (
    url !== undefined &&
    allowedStart.test(bare) &&
    !misleading.test(link) &&
    !strangeInHost.test(url.host) &&
    (url.host === '' || isHost(writtenHost.exec(bare)?.[1], url.hostname))
  );
}

/** Whether a host is written as it is asked for; letters beyond ASCII have a code of their own. */
function isHost(written: string | undefined, asked: string): boolean {
  const parts = asked.split('.');
  const shown = written?.normalize().toLowerCase().split('.');
  const isSame = (part: string, index: number) =>
    part === parts[index] || (parts[index]?.startsWith('xn--') && part === part.normalize('NFKC'));
  return shown !== undefined && shown.length === parts.length && shown.every(isSame);
}

/** What is wrong with an external link, in words; undefined when it is safe to show. */
export function linkFault(link: string): string | undefined {
  if (isSafeLink(link)) return undefined;
  if (misleading.test(link)) return 'a link without backslashes and signs that nobody sees';
  const url = parseUrl(link);
  if (!url) return 'an absolute link, such as https://example.com/page';
  if (!allowedStart.test(link)) return 'a link that begins with https:// http:// mailto: tel:';
  if (strangeInHost.test(url.host)) return 'a link to a host of letters, digits, dots and hyphens';
  if (/^[^/]*\/\/[^/]*@/.test(link)) return 'a link without a user name or password';
  return `a link whose host is written as it is asked for, ${url.hostname}`;
}
