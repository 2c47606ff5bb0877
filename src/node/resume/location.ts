import { filled } from './distinct.ts';
import type { Resume } from './read-resume.ts';
import { shortTexts } from './sections.ts';

type Location = Resume['basics']['location'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The codes of countries that are in use: some names have an older code too. */
const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Writes the city, the region and the country of a location, such as `Porto, Portugal`; '' if there is none. */
export function writeLocation(location: Location, language: string): string {
  const { city, region, countryCode } = location;
  const country = countryCode && (countryName(countryCode, language) ?? countryCode);
  // Each part is cleaned by itself. Otherwise, a part of signs alone would leave its comma before the next part.
  return shortTexts([city, region, country]).join(', ');
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
