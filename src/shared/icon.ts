/** The names of Tabler icons for links, by the link's host or scheme. */
export const knownIcons: Readonly<Record<string, string>> = {
  '/': 'file-text',
  'mailto:': 'mail',
  'tel:': 'phone',
  'behance.net': 'brand-behance',
  'bsky.app': 'brand-bluesky',
  'codeberg.org': 'git-fork',
  'codepen.io': 'brand-codepen',
  'dev.to': 'notebook',
  'discord.gg': 'brand-discord',
  'dribbble.com': 'brand-dribbble',
  'facebook.com': 'brand-facebook',
  'github.com': 'brand-github',
  'gitlab.com': 'brand-gitlab',
  'instagram.com': 'brand-instagram',
  'linkedin.com': 'brand-linkedin',
  'mastodon.social': 'brand-mastodon',
  'medium.com': 'brand-medium',
  'npmjs.com': 'brand-npm',
  'orcid.org': 'id',
  'reddit.com': 'brand-reddit',
  'signal.me': 'message-circle',
  'stackoverflow.com': 'brand-stackoverflow',
  't.me': 'brand-telegram',
  'threads.net': 'brand-threads',
  'tiktok.com': 'brand-tiktok',
  'twitch.tv': 'brand-twitch',
  'wa.me': 'brand-whatsapp',
  'x.com': 'brand-x',
  'youtube.com': 'brand-youtube',
};

/** The icon of all other links. */
export const genericIcon = 'world';

/** The icon of a link that leaves the site. The build mirrors the icon for right-to-left languages. */
export const leavingIcon = 'leaving';

/** The icon of a link within the site. */
export const enteringIcon = 'entering';

export const downloadIcon = 'download';

export const playIcon = 'player-play';

/** Returns a link's key in `knownIcons`: its host, or its scheme without a host, or `/` for a file. */
export function destination(url: string): string {
  if (url.startsWith('/')) return '/';
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') ? hostname.replace(/^www\./, '') : protocol;
}

/** Returns the value of an own key. A host may be named like an inherited key, such as `constructor`. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
