/** Matches characters that make a URL misleading: invisible characters, unusual spaces and the backslash. */
export const misleading = /[^\S ]|[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\\]/u;

// Both slashes are required, because browsers read `https:projects` as a path of the current site. Only
// the listed characters are allowed in a host, since the Content Security Policy may contain it, where `;`
// ends a directive. URL parsers also read the ideographic full stop (U+3002) as a dot, so it is not allowed.
const start =
  /^ *(https?:\/\/([\w.:[\]\x80-\u3001\u3003-\uffff-]+?)(:\d*)?([/?#]|$)|mailto:|tel:)/i;

/** The pattern for the beginning of a link in the JSON schema, whose patterns cannot ignore case. */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';

/**
 * Checks whether an external link is safe to show and leads to the host that a reader sees. React only
 * refuses `javascript:` links, and URL parsers silently repair malformed URLs such as `https:///example.com`.
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

/** Checks whether a host is written as the URL parser returns it, apart from Punycode (`xn--`). */
function isHost(written: string, asked: string): boolean {
  const host = written.normalize().toLowerCase();
  return (
    host === asked || (host !== '' && asked.includes('xn--') && host === host.normalize('NFKC'))
  );
}

/** Returns a URL without its scheme, `www.`, query and trailing slash. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/** Parses a URL, or returns undefined. The oldest supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Normalises a URL, so that two URLs can be compared. Returns '' for ''. */
export function sameAddress(url: string): string {
  return url && new URL(url).href;
}
