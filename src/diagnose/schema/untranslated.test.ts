import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { findUntranslated } from './untranslated.ts';

const schema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      hidden: z.boolean().optional(),
      heading: z.string(),
      items: z.array(z.string()),
    }),
  ),
});

/** Returns what is said of the texts of a page, by their keys. */
function said(yaml: string): Record<string, string> {
  const document = parseDocument(`pages: [{ path: a, ${yaml} }]`);
  const problems = findUntranslated({ document, schema }, { languages: ['es', 'en'], paths: [] });
  return Object.fromEntries(
    problems.map(({ path, message }) => [path.slice(2).join('.'), message]),
  );
}

test.each([
  ['heading: { es: Sobre mí }', { heading: expect.stringContaining('missing in en') }],
  ['heading: { en: About me }', { heading: expect.stringContaining('missing in es') }],
  ['heading: { es: Sobre mí, en: }', { heading: expect.stringContaining('missing in en') }],
  [
    'heading: { es: Studio, en: Studio }',
    { heading: expect.stringContaining('the same in es, en') },
  ],
  ['heading: Studio Reyes', {}],
  [
    'heading: Soy desarrolladora de aplicaciones',
    { heading: expect.stringContaining('no language') },
  ],
  ['items: [{ es: Taller }, PHP]', { 'items.0': expect.stringContaining('missing in en') }],
  ['hidden: { es: false, en: true }', { hidden: expect.stringContaining('left out in en') }],
  ['heading: { es: Sobre mí, en: About me }', {}],
])('of %s it says %j', (yaml, expected) => {
  expect(said(yaml)).toEqual(expected);
});
