import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { fieldMetadata, type Role } from '../../config/field-metadata.ts';
import { findUntranslated } from './untranslated.ts';

const text = z.string();
const name = z.string().register(fieldMetadata, { isName: true });
const withRole = (role: Role) => z.string().register(fieldMetadata, { role });

const schema = z.object({
  owner: name,
  pages: z.array(
    z.object({
      path: withRole('page path'),
      hidden: z.boolean().optional(),
      heading: text,
      tools: z.array(name),
      items: z.array(text),
      links: z.array(z.object({ label: text, url: z.string() })),
      play: z.object({ on: withRole('word'), language: z.string() }),
      code: withRole('code'),
      period: withRole('date'),
      page: withRole('page'),
    }),
  ),
});

/** Returns what is said of the texts of a page, by their keys. */
function said(yaml: string): Record<string, string> {
  const document = parseDocument(`{ owner: Studio Reyes, pages: [{ path: a, ${yaml} }] }`);
  const site = { languages: ['es', 'en'], paths: [] };
  const problems = findUntranslated({ document, schema }, site, ['Fjord', 'Studio Reyes']);
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
  ['items: [{ es: Taller }, 42]', { 'items.0': expect.stringContaining('missing in en') }],
  ['heading: Experiencia', { heading: expect.stringContaining('no language') }],
  ['items: [مرحبا]', { 'items.0': expect.stringContaining('no language') }],
  ["items: ['Leer [más](https://reyes.test).']", { 'items.0': expect.any(String) }],
  ["play: { on: 'Activar' }", { 'play.on': expect.stringContaining('no language') }],
  ['period: desde 2019', { period: expect.stringContaining('no language') }],
  ['hidden: { en: true }', { hidden: expect.stringContaining('left out in en') }],
  ['hidden: { es: false, en: true }', { hidden: expect.stringContaining('left out in en') }],
  ['heading: { es: Sobre mí, en: About me }', {}],
  ['tools: [Adobe Premiere Pro for Mac, Photoshop]', {}],
  ['heading: Fjord', {}],
  ['heading: "{appName} – 2021"', {}],
  ["links: [{ label: Git Hub, url: 'https://www.github.com/reyes' }]", {}],
  ["play: { on: 'Activar sonido', language: es }", {}],
  ['code: uno dos tres cuatro cinco', {}],
  ['period: 2021-03/..', {}],
  ['page: { es: taller }', {}],
  ['items: { es: [Mar y barcos de mi tierra, Taller], en: [Sea and ships of my country] }', {}],
  ['items: { es: [Taller] }', { items: expect.stringContaining('missing in en') }],
])('of %s it says %j', (yaml, expected) => {
  expect(said(yaml)).toEqual(expected);
});
