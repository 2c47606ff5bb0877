/** The icon of links to hosts that have no icon of their own. */
export const genericIcon = 'world';

/** The icon of a link that leaves the site. The build mirrors the icon for right-to-left languages. */
export const leavingIcon = 'leaving';

/** The icon of a link within the site. */
export const enteringIcon = 'entering';

export const downloadIcon = 'download';

export const playIcon = 'player-play';

/**
 * Returns the host of a link, the scheme of a link without a host, `/` for the path of a file of the site, or the name of
 * an icon for a page of it.
 */
export function destination(url: string): string {
  if (url.startsWith('.')) return enteringIcon;
  if (url.startsWith('/')) return '/';
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') ? hostname.replace(/^www\./, '') : protocol;
}

/** Returns an own property of an object. A link's host may be `constructor`, which is also an inherited property. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
