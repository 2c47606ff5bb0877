import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { chooseLanguage } from './choose-language.ts';
import { findUnknownLanguages } from './language-faults.ts';

const schema = z.object({
  owner: z.object({ profession: z.string(), tagline: z.string() }).partial(),
  pages: z.array(
    z.object({
      path: z.string(),
      hidden: z.boolean(),
      sections: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('technologies'), id: z.string(), items: z.array(z.string()) }),
        ]),
      ),
    }),
  ),
});

const languages = ['pt-PT', 'en', 'id'];

/** Returns what a site says in a language, and the keys that name no language. */
function read(yaml: string, language: string) {
  const document = parseDocument(yaml);
  const blocks = chooseLanguage(document, schema, { language, languages, paths: [] });
  const unknown = findUnknownLanguages(blocks).map(({ found, replacement }) => [
    found,
    replacement,
  ]);
  return { value: document.toJS(), unknown };
}

test.each([
  ['owner: { profession: { pt-PT: Fotógrafa, en: Photographer } }', 'owner', 'profession'],
  ['owner: { tagline:\n    { pt-PT: Fotógrafa, en: Photographer } }', 'owner', 'tagline'],
  [
    'owner:\n  tagline:\n    pt-PT: Fotógrafa\n    en: >-\n      Photographer\n',
    'owner',
    'tagline',
  ],
])('a block by language is the text of the language: %j', (yaml, block, key) => {
  expect(read(yaml, 'pt-PT').value[block][key]).toBe('Fotógrafa');
  expect(read(yaml, 'en').value[block][key]).toBe('Photographer');
  // A text that a language lacks is that of the first one.
  expect(read(yaml, 'id').value[block][key]).toBe('Fotógrafa');
});

test('any value may differ by language, and what stands in a list keeps its place', () => {
  const yaml = `
pages:
  - path: { pt-PT: sobre, en: about }
    hidden: { pt-PT: false, en: true }
    sections:
      - type: technologies
        items: [PHP, { pt-PT: Oficina, en: Workshop }, SQL]
        id: tools
`;
  const [page] = read(yaml, 'en').value.pages;
  expect(page).toMatchObject({ path: 'about', hidden: true });
  // The key of a section stays a key, also where a language has the same name.
  expect(page.sections).toEqual([
    { type: 'technologies', items: ['PHP', 'Workshop', 'SQL'], id: 'tools' },
  ]);
});

test.each([
  ['{ pt: Fotógrafa, en: Photographer }', [['"pt"', 'pt-PT']]],
  ['{ PT-pt: Fotógrafa, en: Photographer }', [['"PT-pt"', 'pt-PT']]],
  ['{ pt-PT: Fotógrafa, en-UK: Photographer }', [['"en-UK"', 'en']]],
  ['{ pt-PT: Fotógrafa, de: Fotografin }', [['"de"', undefined]]],
  ['{ pt-PT: Fotógrafa, en: Photographer }', []],
])('in %s, the unknown languages are %j', (text, unknown) => {
  expect(read(`owner: { profession: ${text} }`, 'en').unknown).toEqual(unknown);
});

test('a text under a misspelt language counts as that of the language that is meant', () => {
  const yaml = 'owner: { profession: { pt-PT: Fotógrafa, en-UK: Photographer } }';
  expect(read(yaml, 'en').value.owner.profession).toBe('Photographer');
});

test('a switch by languages is one too, whether the site has them or not', () => {
  const switchIn = (text: string) => read(`pages: [{ path: '', hidden: ${text} }]`, 'en');
  expect(switchIn('{ pt-PT: false, en: true }').value.pages[0].hidden).toBe(true);
  // What it is in another language says nothing of this one.
  expect(switchIn('{ pt-PT: true }').value.pages[0]).toEqual({ path: '' });
  expect(switchIn('{ es: false, fr: true }').unknown.map(([found]) => found)).toEqual([
    '"es"',
    '"fr"',
  ]);
});
