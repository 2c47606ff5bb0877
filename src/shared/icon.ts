/** The icon of a link by the host it leads to, or by its scheme; names are those of Tabler Icons. */
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

/** The icon of any other address. */
export const genericIcon = 'world';

/** The name of the icon of a link that leaves the site; the drawing depends on the language. */
export const leavingIcon = 'leaving';

/** The name of the icon of a link that leads on within the site. */
export const enteringIcon = 'entering';

/** The icon of a link to a file that a visitor may take with them. */
export const downloadIcon = 'download';

/** The icon of a button that plays a video. */
export const playIcon = 'player-play';

/** The key of a link in `knownIcons`: the host of a web address, or else the scheme; / for a file. */
export function destination(url: string): string {
  if (url.startsWith('/')) return '/';
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') ? hostname.replace(/^www\./, '') : protocol;
}

/** The value of a key; a host may have the name of what every object inherits, such as `constructor`. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
