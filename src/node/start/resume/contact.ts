import { foreignLink } from '../../../config/links.ts';
import { destination } from '../../../shared/icon.ts';
import { ownPageOf, parseUrl } from '../../../shared/link.ts';
import { pageUrl } from '../../../shared/page-path.ts';
import { publicUrl } from '../../../shared/public-url.ts';
import type { SiteConfig } from '../../../site.ts';
import { filled, shortTexts } from './clean.ts';
import lists from './networks.json' with { type: 'json' };

/** The addresses of profiles on sites where the name of the member follows the address. */
const networks = Object.entries(lists);

/**
 * Returns a member's profile, if its address follows from the name of the network, or from a name with the host in it, such
 * as `@me@mastodon.example` and `me.bsky.social`.
 */
export function profileOf(network: string | undefined, username = '') {
  const [, member, host] = /^@?([\w.-]+)@((?:[\w-]+\.)+[a-z]{2,})$/i.exec(username) ?? [];
  if (host !== undefined && (network ?? username.startsWith('@')))
    return { label: network ?? 'Mastodon', url: `https://${host}/@${member}` };
  const name = network ?? (/^@?[\w-]+\.bsky\.social$/.test(username) ? 'Bluesky' : '');
  const [label, start] = networks.find(([each]) => each.toLowerCase() === name.toLowerCase()) ?? [];
  const own = username.replace(/^@/, '');
  return start !== undefined && /^[\w.-]+$/.test(own)
    ? { label: network ?? label, url: start + own }
    : undefined;
}

/** Returns what a link to a profile is called: the network, or else its host. */
export function networkOf(url: string): string {
  const [name] = networks.find(([, start]) => url.startsWith(start)) ?? [];
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
  return foreignLink.safeParse(link).success ? link : undefined;
}

/** Returns the address of a link for readers elsewhere: in ASCII, and with that of the site before the path of a file. */
export function addressOf(link: string | undefined, { app, host }: SiteConfig) {
  const [page, id] = ownPageOf(link ?? '')?.split('#') ?? [];
  if (page !== undefined) {
    const whole = app.url && pageUrl(app.url, page, host === 'other').href;
    return whole && id ? `${whole}#${id}` : whole;
  }
  const isFile = link?.startsWith('/') === true;
  const whole = isFile ? app.url && publicUrl(link, app.url) : link;
  return whole && parseUrl(whole)?.href;
}

type Location = Partial<Record<'city' | 'region' | 'countryCode', string | undefined>>;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The codes of countries that are in use: some names have an older code too. */
const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Writes the city, the region and the country of a location, such as `Porto, Portugal`; '' if there is none. */
export function writeLocation(location: Location, language: string): string {
  const { city, region, countryCode } = location;
  const country = countryCode && (countryName(countryCode, language) ?? countryCode);
  // Each part is cleaned by itself, since a comma at its end would be read as the one before the next part.
  const parts = shortTexts([city, region, country]);
  return parts.flatMap((part) => part.replace(/^[\s,]+|[\s,]+$/g, '') || []).join(', ');
}

/** Reads a location in the same form. */
export function readLocation(text: string, language: string): Location {
  const parts = text.split(/\s*, /).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const countryCode = codes.find((code) => countryName(code, language) === last);
  const [city, ...regions] = countryCode === undefined ? parts : parts.slice(0, -1);
  return filled({ city, region: regions.join(', '), countryCode });
}

/** Returns the name of the country with a code; undefined if there is none. */
export function countryName(code: string, language: string): string | undefined {
  if (!/^[A-Z]{2}$/i.test(code)) return undefined;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return names.of(code.toUpperCase());
}
