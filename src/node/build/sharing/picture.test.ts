import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presetNames, presets } from '../../../config/theme.ts';
import { assetCacheDir } from '../assets/asset-cache.ts';
import { composition, margin, pictureSize } from './composition.ts';
import { findPen, readFonts } from './outline.ts';
import { buildSharingPicture, fitLines } from './picture.ts';

test.each(presetNames)('a preview in the theme %s says its title', async (name) => {
  const pictureOf = async (title: string) => {
    const options = {
      owner: 'Alma Reyes',
      language: 'en',
      poster: undefined,
      theme: presets[name],
      title,
    };
    return sharp(join(assetCacheDir, await buildSharingPicture(options)));
  };
  const [projects, about] = [await pictureOf('My Projects'), await pictureOf('About me')];
  expect(await projects.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect((await projects.raw().toBuffer()).equals(await about.raw().toBuffer())).toBe(false);
});

const titled = {
  title: 'نبذة عني',
  owner: 'Toni Muster',
  poster: undefined,
  theme: presets.folio,
};

test.each([
  ['ar', 1200 - 80],
  ['en', 80],
])(
  'on a page in %s both lines begin at one edge, in whichever script they are',
  async (language, edge) => {
    const file = await buildSharingPicture({ ...titled, language });
    const picture = sharp(join(assetCacheDir, file)).greyscale();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const [plain = 0] = data;
    /** The first and the last column in which something is drawn, from one row to another. */
    const columns = (from: number, to: number) => {
      const drawn = [...data.subarray(from * info.width, to * info.width)].flatMap((each, index) =>
        Math.abs(each - plain) > 40 ? [index % info.width] : [],
      );
      return [Math.min(...drawn), Math.max(...drawn)];
    };
    // The name is on the last line.
    for (const ends of [columns(0, 500), columns(500, 600)])
      expect(Math.min(...ends.map((end) => Math.abs(end - edge)))).toBeLessThan(16);
  },
);

test('no two themes set a picture alike, and no words stand on it, or where apps cut previews', () => {
  const all = presetNames.map((name) => composition(presets[name], true));
  expect(new Set(all.map(({ picture }) => JSON.stringify(picture))).size).toBe(presetNames.length);
  for (const { words, picture } of all) {
    const isBeside = picture.x >= words.x + words.width;
    // Below the title stands the name, in at most this height.
    const isAbove = picture.y + picture.height <= pictureSize.height - margin - 58 - words.height;
    expect(isBeside || isAbove).toBe(true);
    expect(words.x).toBeGreaterThanOrEqual(margin);
    expect(words.x + words.width).toBeLessThanOrEqual(pictureSize.width - margin);
  }
});

const presetFonts = await readFonts({ fonts: { display: 'fraunces', text: 'figtree' } });

/** The shapes that are drawn of a text, by a pen that knows the letters of another. */
const shapesOf = async (text: string, known = text) =>
  (await findPen(known, presetFonts))?.draw(text).path.match(/ d="[^"]+"/g) ?? [];

test('a text is as wide as its letters, without signs that no font has', async () => {
  const pen = await findPen('Alma 🔊', presetFonts);
  expect(pen?.known('Alma 🔊')).toBe('Alma');
  expect(await shapesOf('Alma')).toHaveLength(4);
  const { width = 0 } = pen?.draw('Alma') ?? {};
  expect(pen?.draw('AlmaAlma').width).toBeGreaterThan(1.8 * width);
});

const names = ['Łódka', 'Nguyễn', 'Їжак Ґ.', 'Ελένη', 'דנה לוי', 'Layla ليلى 2', 'Лев Łukasiewicz'];

test.each(names)('every letter of %s is drawn', async (name) => {
  const pen = await findPen(name, presetFonts);
  expect(pen?.known(name)).toBe(name);
});

test.each(['王小明', 'Alma 漢', '김', '🔊'])('of %s nothing is drawn', async (name) => {
  expect(await findPen(name, presetFonts)).toBeUndefined();
});

test('words from right to left stand in their order, and figures between them as they are', async () => {
  const inHebrew = (text: string) => shapesOf(text, 'דנה');
  const [dana, levi, year] = [await inHebrew('דנה'), await inHebrew('לוי'), await inHebrew('2024')];
  expect(await inHebrew('דנה לוי 2024')).toEqual([...year, ...levi, ...dana]);
  expect(await inHebrew('2024 דנה לוי')).toEqual([...levi, ...dana, ...year]);
});

test.each([
  ['Alma', ['Alma'], 200],
  ['Alma R.', ['Alma', 'R.'], 200],
  ['one two three four five six seven', ['one two', 'three four'], 100],
  ['  ', [], 200],
])('%j is broken between its words, and made smaller where it has no room', (text, lines, size) => {
  // Each letter is as wide as the font size, so a line has room for five letters at 200 px, and for ten at 100 px.
  const room = { maxLines: 2, sizes: [200, 100] };
  expect(fitLines(text, room, ({ length }) => length)).toEqual({ lines, size });
});
