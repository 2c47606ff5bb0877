import type { LookSite } from './look-sites.ts';
import { readSite } from './site-files.ts';

const content = `
projects:
  - [Mesa, https://example.com/mesa, { es: Una carta para restaurantes., en: A menu for restaurants. }]
contactMe: []
`;

/** A site in Spanish and English, at the root of its host or below a folder: its name, its files and its base. */
export const spanishAndEnglishAt = (path: string) => {
  const files = { site: readSite('languages/es-en'), content };
  return [`languages at ${path}`, files, { base: path }] as const;
};

const names = ['de-ar', 'pt-en', 'es-en'] as const;

/** A site in two languages, whose looks are tested. */
export const translatedSite = (name: (typeof names)[number]): LookSite => ({
  name: `site in ${name}`,
  preset: 'dusk',
  isQuick: name === 'de-ar',
  files: () => ({
    site: readSite(`languages/${name}`),
    ...(name !== 'es-en' && { content: 'contactMe:\n  - [E-Mail, mailto:hi@studio.test]\n' }),
  }),
});

/** Sites in two languages, of which those of the studio are written in both directions. */
export const translatedSites = names.map(translatedSite);
