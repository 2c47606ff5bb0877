import type { LookSite } from './look-sites.ts';
import { readSite } from './site-files.ts';

/** Sites in two languages, of which those of the studio are written in both directions. */
export const translatedSites = (['de-ar', 'pt-en', 'es-en'] as const).map(
  (name): LookSite => ({
    name: `site in ${name}`,
    preset: 'dusk',
    isQuick: name === 'de-ar',
    files: () => ({
      site: readSite(`languages/${name}`),
      ...(name !== 'es-en' && { content: 'contactMe:\n  - [E-Mail, mailto:hi@studio.test]\n' }),
    }),
  }),
);
