// What makes an address read as another one: characters that nobody sees, blanks that look like none,
// halves of a character, and the backslash, which parsers read in different ways.
const misleading = /[^\S ]|[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\\]/u;

// The slashes are required, because browsers read `https:projects` as a path of the current site. A host
// has letters, digits, dots and hyphens, or is a number in brackets: other characters would end a rule of
// the content security policy, and parsers take the Chinese full stop, U+3002, for a dot.
const start =
  /^ *(https?:\/\/([\w.:[\]\x80-\u3001\u3003-\uffff-]+?)(:\d*)?([/?#]|$)|mailto:|tel:)/i;

/** How a link begins, as a pattern for the JSON schema of editors, which have no flags. */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';

/**
 * Whether an external link is safe to show and leads where it seems to. React refuses only `javascript:`,
 * and URL parsers mend without an error what is no address: they remove control characters, and read the
 * host of `https:///example.com`.
 */
export function isSafeLink(link: string): boolean {
  const url = parseUrl(link);
  const written = start.exec(link);
  return (
    url !== undefined &&
    written !== null &&
    !misleading.test(link) &&
    isHost(written[2] ?? '', url.hostname)
  );
}

/** Whether a host is written as the browser asks for it; letters beyond ASCII become `xn--`. */
function isHost(written: string, asked: string): boolean {
  const host = written.normalize().toLowerCase();
  return (
    host === asked || (host !== '' && asked.includes('xn--') && host === host.normalize('NFKC'))
  );
}

/** What is wrong with an external link, in words; undefined when it is safe to show. */
export function linkFault(link: string): string | undefined {
  if (isSafeLink(link)) return undefined;
  if (misleading.test(link)) return 'a link without backslashes and signs that nobody sees';
  const url = parseUrl(link);
  if (!url) return 'an absolute link, such as https://example.com/page';
  if (!new RegExp(linkPattern).test(link))
    return 'a link that begins with https:// http:// mailto: tel:';
  if (/[^\w.:[\]-]/.test(url.host)) return 'a link to a host of letters, digits, dots and hyphens';
  if (/^[^/]*\/\/[^/]*@/.test(link)) return 'a link without a user name or password';
  return `a link whose host is written as it is asked for, ${url.hostname}`;
}

/** An address without scheme, `www.`, query and trailing slash, as people write it. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/**
 * An address as a URL; undefined where it is none. `URL.canParse` and `URL.parse` are newer than the
 * oldest browsers that the script is built for.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** An address in its normal form, by which two addresses can be compared; '' stays ''. */
export function sameAddress(url: string): string {
  return url && new URL(url).href;
}
