/** Matches characters that make a URL misleading: invisible characters, unusual spaces and the backslash. */
export const misleadingCharacters = /[^\S ]|[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\\]/u;

// Both slashes are required, because browsers read `https:projects` as a path of the current site. Other
// characters are not allowed in a host: in a Content Security Policy, `;` after the host would end a
// directive, and URL parsers read the ideographic full stop (U+3002) as a dot.
const start =
  /^ *(https?:\/\/([\w.:[\]\x80-\u3001\u3003-\uffff-]+?)(:\d*)?([/?#]|$)|mailto:|tel:)/i;

/** The pattern for the beginning of a link in the JSON schema, whose patterns cannot ignore case. */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';

/**
 * Checks whether an external link is safe to show and leads to the host that a reader sees. This check is needed
 * since React only refuses `javascript:` links, and URL parsers accept malformed URLs such as `https:///example.com`.
 */
export function isSafeLink(link: string): boolean {
  const url = parseUrl(link);
  const written = start.exec(link);
  return (
    url !== undefined &&
    written !== null &&
    !misleadingCharacters.test(link) &&
    isHost(written[2] ?? '', url.hostname)
  );
}

/** Matches the address of a page of this site in the data of pages: from the base path on, such as `./about-me#tools`. */
const ownPage = /^\.\/((?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?)$/;

/** Returns the path of the page of this site that a URL leads to, such as `about-me#tools`; undefined for other URLs. */
export const ownPageOf = (url: string) => ownPage.exec(url)?.[1];

/** Checks whether the URL parser leaves a host as written. A host that becomes Punycode (`xn--`) must be normalised. */
function isHost(written: string, parsed: string): boolean {
  const host = written.normalize().toLowerCase();
  return (
    host === parsed || (host !== '' && parsed.includes('xn--') && host === host.normalize('NFKC'))
  );
}

/**
 * Returns a URL without its scheme, `www.`, query and trailing slash. A host that may look like another one is written
 * in Punycode, as browsers do.
 */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?|^\.\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/^([^/@]*@)?([^/@]+)/, (address, user = '', host = '') =>
      misleadingHost.test(host) ? user + (parseUrl(`http://${host}`)?.host ?? host) : address,
    )
    .replace(/\/$/, '');
}

/**
 * Matches a host that may look like another one: with a sign that looks like those of addresses, with a word of two
 * alphabets, or with a word of only those Greek and Cyrillic letters that look like Latin ones.
 */
const misleadingHost =
  /[^ -~\p{L}\p{M}\p{N}]|(^|\.)((?=[^.]*\p{sc=Latn})(?=[^.]*[\p{sc=Grek}\p{sc=Cyrl}])|(?=[^.]*\p{sc=Grek})(?=[^.]*\p{sc=Cyrl})|[\d-]*[аеорсухіјѕһԁԛԝӏανορτυχικ][аеорсухіјѕһԁԛԝӏανορτυχικ\d-]*(\.|$))/u;

/** Parses a URL, or returns undefined. The oldest supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Normalises a URL, so that two URLs can be compared. Returns '' for '', and the address of an own page as it is. */
export function normalizedUrl(url: string): string {
  return parseUrl(url)?.href ?? url;
}
