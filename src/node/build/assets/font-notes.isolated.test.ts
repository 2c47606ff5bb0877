import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { presets } from '../../../config/theme.ts';
import { tablesOf } from './font-tables.ts';

const site = folderForTests();
vi.doMock('../../files/project/places.js', async (original) => ({
  ...(await original<object>()),
  site,
}));
const { fontNotes } = await import('./font-notes.ts');
const { buildFonts } = await import('./fonts.ts');

const media = join(site, 'public', 'media');
mkdirSync(media, { recursive: true });
const { resolve } = createRequire(import.meta.url);
const variable = (name: string) => resolve(`@fontsource-variable/${name}-normal.woff2`);
const latin = await convert(readFileSync(variable('figtree/files/figtree-latin-wght')), 'truetype');
/** The Latin font with other names of tables, and with one bit in the field of its licence. */
const changed = (names: Record<string, string>, licence = 0) => {
  const font = Buffer.from(latin);
  for (const { tag, start } of tablesOf(font)) {
    if (tag === 'OS/2') font.writeUInt16BE(licence, start + 8);
    font.write(names[tag] ?? tag, font.indexOf(tag), 'latin1');
  }
  return font;
};
writeFileSync(join(media, 'plain.ttf'), changed({}));
writeFileSync(join(media, 'old.otf'), changed({ GPOS: 'kern', GSUB: 'morx', STAT: 'SVG ' }));
writeFileSync(join(media, 'forbidden.ttf'), changed({}, 2));
const wide = variable('bricolage-grotesque/files/bricolage-grotesque-latin-wdth');
copyFileSync(wide, join(media, 'wide.woff2'));

const themeWith = (name: string) => {
  const font = `/media/${name}`;
  return { ...presets.dusk, fonts: { display: font, text: font } };
};
const notesOf = (name: string, text: string) => {
  const owner = { text: 'Alma', place: 'owner.name' };
  const texts = [owner, { text, place: 'pages[0].title' }];
  return fontNotes(themeWith(name), { text: texts, display: [] });
};

test.each([
  ['plain.ttf', 'Zoë, 2021 – 2024 🎉', []],
  ['plain.ttf', 'Ян', ['has no Я н (in pages[0].title): visitors see these letters in a font']],
  ['old.otf', '', ['without its distances', '(kern) and its forms', '(morx) and its colours']],
  ['forbidden.ttf', '', ['is shown without leave of its maker to embed it (fsType).']],
  ['wide.woff2', '', ['is shown without its other axes, which stay as they are (wdth).']],
])('of %s with the text %j is said %j', async (name, text, parts) => {
  const notes = await notesOf(name, text);
  expect(notes).toHaveLength(Math.min(1, parts.length));
  for (const part of parts) expect(notes[0]).toContain(part);
});

test('a font without a letter of the pages leaves them as they are, and one of TrueType becomes WOFF2', async () => {
  const texts = new Map([['', { all: 'Alma', display: 'Alma', first: 'Alma' }]]);
  const { files } = await buildFonts({ theme: themeWith('plain.ttf'), base: '/', texts });
  expect(files[0]).toMatch(/^plain-\w+\.woff2$/);
  copyFileSync(variable('arimo/files/arimo-cyrillic-wght'), join(media, 'cyrillic.woff2'));
  const none = await buildFonts({ theme: themeWith('cyrillic.woff2'), base: '/', texts });
  expect(none.files).toEqual([]);
});
