import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { countUntranslated, untranslatedTexts } from './untranslated-texts.ts';

/** Returns what is said of a site whose page has these sections, and of the content beside it. */
async function said(sections: string, content = 'contactMe: [[Email, "mailto:ana@reyes.test"]]') {
  const folder = folderForTest();
  const paths = { site: join(folder, 'site.config.yaml'), content: join(folder, 'index.yaml') };
  const site = `app:
  name: Ana Reyes
  languages: [es, en, ar]
  description: { es: Fotos de Ana., en: Photographs by Ana., ar: صور آنا }
owner: { name: Ana Reyes, profession: { es: Fotógrafa, en: Photographer, ar: مصوّرة } }
pages:
  - path: ''
    link: { es: Inicio, en: Home, ar: البداية }
    title: '{ownerName}'
    sections: ${sections}
`;
  writeFileSync(paths.site, site);
  writeFileSync(paths.content, content);
  return countUntranslated(await untranslatedTexts(paths));
}

test('each language that lacks texts has a line with their number and the first places', async () => {
  const sections = `
      - type: timeline
        heading: Experiencia
        items:
          - { period: 2021-09/.., title: Fotógrafa, place: Cádiz }
      - type: prose
        heading: { es: Sobre mí, en: About me }
        paragraphs: [Nací en Cádiz., Hago fotos.]`;
  const lines = await said(sections);
  expect(lines).toEqual([
    expect.stringMatching(/^In en, 4 texts .*:12 "Experiencia", .*:14 "Fotógrafa", .* and 1 more/),
    expect.stringMatching(/^In ar, 5 texts .*:12 "Experiencia", .*:14 "Fotógrafa", .* and 2 more/),
  ]);
  expect(lines.join()).not.toMatch(/Cádiz"|Hago/);
});

test.each([
  "[{ type: prose, paragraphs: { es: [Nací en Cádiz., Hago fotos del mar.], en: [I am.], ar: ['أنا'] } }]",
  '[{ type: technologies, heading: { es: Temas, en: Subjects, ar: مواضيع }, items: { es: [Mar], en: [Sea], ar: [بحر] } }]',
  `
      es: [{ type: prose, heading: Sobre mí, paragraphs: [Nací en Cádiz.] }]
      en: [{ type: prose, heading: About me, paragraphs: [I was born in Cadiz.] }]
      ar: [{ type: prose, heading: نبذة, paragraphs: [ولدت] }]`,
])('lists and sections by language lack nothing: %s', async (sections) => {
  expect(await said(sections)).toEqual([]);
});

test('names lack no language: of the owner, a project, a place, a firm, a tool or a contact', async () => {
  const sections = `
      - type: prose
        heading: Casa del Mar
        paragraphs: [{ quote: { es: Sí., en: Yes., ar: نعم }, by: Rosa de la Torre y Vega }]
      - type: timeline
        items: [{ title: { es: A, en: B, ar: C }, place: Museo Nacional de Arte de Cádiz }]
      - type: technologies
        heading: Ana Reyes
        items: [Photoshop, Adobe Premiere Pro for Mac]
      - { type: links, items: [{ label: GitHub, url: 'https://github.com/ana' }] }`;
  const content = `projects: [[Casa del Mar, 'https://ana.test', '']]
contactMe: [[Correo, 'mailto:ana@reyes.test'], [Mastodon, 'https://mas.test/@ana']]`;
  expect(await said(sections, content)).toEqual([]);
});

test('a section that says its language is not to be translated', async () => {
  const sections = `
      - type: prose
        language: es
        heading: Un poema
        paragraphs: [El mar., { list: [Azul., { paragraphs: [Verde.] }] }]`;
  expect(await said(sections)).toEqual([]);
});
