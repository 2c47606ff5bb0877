import { absoluteLink } from '../../config/fields.ts';
import { parseUrl } from '../../shared/link.ts';
import type { SiteConfig } from '../../site.ts';

/** The addresses of profiles on sites where the name of the member follows the address. */
const networks: Readonly<Record<string, string>> = {
  behance: 'https://www.behance.net/',
  bitbucket: 'https://bitbucket.org/',
  dribbble: 'https://dribbble.com/',
  facebook: 'https://www.facebook.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  medium: 'https://medium.com/@',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

/** Returns the address of a member's profile, if it follows from the name of the network. */
export function profileLink(network = '', username = ''): string | undefined {
  const name = network.toLowerCase();
  const start = Object.hasOwn(networks, name) ? networks[name] : undefined;
  const member = username.replace(/^@/, '');
  return start !== undefined && /^[\w.-]+$/.test(member) ? start + member : undefined;
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
