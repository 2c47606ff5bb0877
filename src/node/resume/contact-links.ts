import { absoluteLink } from '../../config/fields.ts';
import { destination } from '../../shared/icon.ts';
import { parseUrl } from '../../shared/link.ts';
import type { SiteConfig } from '../../site.ts';

/** The addresses of profiles on sites where the name of the member follows the address. */
const networks = new Map([
  ['Behance', 'https://www.behance.net/'],
  ['Bitbucket', 'https://bitbucket.org/'],
  ['Bluesky', 'https://bsky.app/profile/'],
  ['CodePen', 'https://codepen.io/'],
  ['Dribbble', 'https://dribbble.com/'],
  ['Facebook', 'https://www.facebook.com/'],
  ['GitHub', 'https://github.com/'],
  ['GitLab', 'https://gitlab.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['LinkedIn', 'https://www.linkedin.com/in/'],
  ['Medium', 'https://medium.com/@'],
  ['ORCID', 'https://orcid.org/'],
  ['X', 'https://x.com/'],
  ['Twitter', 'https://x.com/'],
]);

/**
 * Returns a member's profile, if its address follows from the name of the network, or from a name with the host in it, such
 * as `@me@mastodon.example` and `me.bsky.social`.
 */
export function profileOf(network: string | undefined, username = '') {
  const [, member, host] = /^@?([\w.-]+)@((?:[\w-]+\.)+[a-z]{2,})$/i.exec(username) ?? [];
  if (host !== undefined && (network ?? username.startsWith('@')))
    return { label: network ?? 'Mastodon', url: `https://${host}/@${member}` };
  const name = network ?? (/^@?[\w-]+\.bsky\.social$/.test(username) ? 'Bluesky' : '');
  const [label, start] =
    [...networks].find(([each]) => each.toLowerCase() === name.toLowerCase()) ?? [];
  const own = username.replace(/^@/, '');
  return start !== undefined && /^[\w.-]+$/.test(own)
    ? { label: network ?? label, url: start + own }
    : undefined;
}

/** Returns what a link to a profile is called: the network, or else its host. */
export function networkOf(url: string): string {
  const [name] = [...networks].find(([, start]) => url.startsWith(start)) ?? [];
  return name ?? destination(url);
}

export function mailLink(address: string): string | undefined {
  return safe(`mailto:${address.replace(/^mailto:/i, '')}`);
}

/** Returns the link of a phone number, without an extension, and without a zero in brackets such as in `+44 (0)20`. */
export function phoneLink(number: string): string | undefined {
  const [dialled = ''] = number
    .replace(/^tel:/i, '')
    .replace('(0)', '')
    .split(/[a-z;,#]/i);
  const plus = /^\D*\+/.test(dialled) ? '+' : '';
  return safe(`tel:${plus}${dialled.match(/\d+/g)?.join('-') ?? ''}`);
}

function safe(link: string): string | undefined {
  return absoluteLink.safeParse(link).success ? link : undefined;
}

/** Returns the address of a link for readers elsewhere: in ASCII, and with that of the site before the path of a file. */
export function addressOf(link: string | undefined, { app }: SiteConfig): string | undefined {
  const isFile = link?.startsWith('/') === true;
  const whole = isFile ? app.url && app.url.replace(/\/*$/, '') + link : link;
  return whole && parseUrl(whole)?.href;
}
