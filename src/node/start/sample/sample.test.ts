import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeTexts } from '../../../../.github/sample-media/record.ts';
import { sampleFiles } from '../../../../tests/sample-site.ts';
import { diagnosePlaceholders } from '../../../diagnose/diagnose.ts';
import sample from './sample.json' with { type: 'json' };

test('the check before a launch knows the texts of the sample (npm run sample records them again)', () => {
  const { names, texts } = sample;
  expect({ names, texts }).toEqual(takeTexts(sampleFiles.site, sampleFiles.content));
});

/** The places that the check before a launch reports in a file. */
const placeholdersOf = (file: string | Uint8Array) =>
  diagnosePlaceholders('', Buffer.from(file), {
    ...sample,
    isSampleMedia: (path) => path in sample.media,
  }).map(({ path }) => path);

test('the check before a launch reports every place that still holds the sample', () => {
  const places = Object.values(sampleFiles).flatMap((file) => placeholdersOf(readFileSync(file)));
  const contacts = [0, 1, 2, 3].map((index) => `contactMe[${index}][1]`);
  const texts = ['owner.name', 'app.production', 'navigation.logo.src', 'personalOwn.own.nameOwn'];
  const link = 'pages[3].sections[3].items[0].url';
  expect(places).toEqual(expect.arrayContaining([...texts, link, ...contacts]));
});

const labels = 'sound: { on: 🔊 Activar sonido, off: 🔇 Desactivar sonido }';

test.each([
  ['labels as those of the sample', `pages: [{ sections: [{ type: hero, ${labels} }] }]\n`, []],
  ['a launched site', 'app: { name: J, description: A., production: true, url: https://j.de }', []],
  ['one that search engines do not list', 'app: { name: Jo, description: A. }', ['app.production']],
  ['a real project', 'projects: [[Todo app, https://jo.dev/todo, A.]]\n', []],
  ['a real number', "contactMe: [[Phone, 'tel:+49301234567']]\n", []],
])('of %s, the check before a launch says what is to be done', (_, text, places) => {
  expect(placeholdersOf(text)).toEqual(places);
});
