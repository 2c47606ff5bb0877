import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeTexts } from '../../../.github/sample-media/record.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { diagnosePlaceholders } from '../../diagnose/diagnose.ts';
import sample from './sample.json' with { type: 'json' };

test('the check before a launch knows the texts of the sample (npm run sample records them again)', () => {
  const { names, texts } = sample;
  expect({ names, texts }).toEqual(takeTexts(sampleFiles.site, sampleFiles.content));
});

test('the check before a launch reports every place that still holds the sample', () => {
  const isSampleMedia = (path: string) => path in sample.media;
  const places = Object.values(sampleFiles).flatMap((file) =>
    diagnosePlaceholders('', readFileSync(file), { ...sample, isSampleMedia }).map(
      ({ path }) => path,
    ),
  );
  expect(places).toContain('owner.name');
  expect(places).toContain('navigation.logo.src');
  expect(places).toContain('pages[3].sections[3].items[0].url');
  expect(places).toContain('personalOwn.own.nameOwn');
  for (const index of [0, 1, 2, 3]) expect(places).toContain(`contactMe[${index}][1]`);
});

test('the check before a launch lets any site label its buttons as the sample does', () => {
  const sound = 'sound: { on: 🔊 Activar sonido, off: 🔇 Desactivar sonido }';
  expect(placeholdersOf(`pages: [{ sections: [{ type: hero, ${sound} }] }]\n`)).toEqual([]);
});

test('the check before a launch says that search engines do not list a site that is not in production', () => {
  const app = (more: string) => `app: { name: Jo, description: Mine.${more} }\n`;
  for (const more of ['', ', production: false'])
    expect(placeholdersOf(app(more))).toEqual(['app.production']);
  expect(placeholdersOf(app(', production: true, url: https://jo.dev'))).toEqual([]);
});

test('the check before a launch takes real words for what they are', () => {
  const projects =
    '  - [Todo app, https://jo.dev/todo, Mine.]\n  - [Mesa, https://jo.dev/m, Mine.]';
  const contact = "  - [Phone, 'tel:+49301234567']";
  expect(placeholdersOf(`projects:\n${projects}\ncontactMe:\n${contact}\n`)).toEqual([]);
});

function placeholdersOf(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  const known = { ...sample, isSampleMedia: () => false };
  return diagnosePlaceholders('', bytes, known).map(({ path }) => path);
}
