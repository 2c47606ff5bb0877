import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presetNames, presets } from '../../config/theme.ts';
import { assetCacheDir } from '../assets/asset-cache.ts';
import { findPen, readFonts } from './outline.ts';
import { buildSharingPicture, fitLines } from './picture.ts';

test.each(presetNames)(
  'a picture in the theme %s has the size of link previews, and says something',
  async (name) => {
    const options = { owner: 'Alma Reyes', poster: undefined, theme: presets[name] };
    const pictures = ['My Projects', 'About me', 'About me'].map((title) =>
      buildSharingPicture({ ...options, title }),
    );
    const [projects = '', about = '', again = ''] = await Promise.all(pictures);
    const { width, height, format } = await sharp(join(assetCacheDir, projects)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(again).toBe(about);
    const pixels = await Promise.all(
      [projects, about].map((file) => sharp(join(assetCacheDir, file)).raw().toBuffer()),
    );
    expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0))).toBe(false);
  },
  30_000,
);

const presetFonts = await readFonts({ fonts: { display: 'fraunces', text: 'figtree' } });
const shapesOf = async (text: string) =>
  (await findPen(text, presetFonts))?.draw(text).path.match(/ d="[^"]+"/g) ?? [];

test('a text is as wide as its letters, without signs that no font has', async () => {
  const pen = await findPen('Alma 🔊', presetFonts);
  expect(pen?.known('Alma 🔊')).toBe('Alma');
  expect(await shapesOf('Alma')).toHaveLength(4);
  const { width = 0 } = pen?.draw('Alma') ?? {};
  expect(pen?.draw('AlmaAlma').width).toBeGreaterThan(1.8 * width);
});

test.each([
  ...['Łódka', 'Nguyễn', 'Анна Петрова', 'Їжак Ґ.', 'Ελένη', 'דנה לוי', 'ليلى حسن', 'Layla ليلى 2'],
  'Лев Łukasiewicz',
])('every letter of %s is drawn', async (name) => {
  const pen = await findPen(name, presetFonts);
  expect(pen?.known(name)).toBe(name);
});

test.each(['王小明', '鈴木 一郎', 'Alma 漢', '김', '🔊'])(
  'of %s nothing is drawn',
  async (name) => {
    expect(await findPen(name, presetFonts)).toBeUndefined();
  },
);

test('words from right to left stand in their order, and figures between them as they are', async () => {
  const pen = await findPen('דנה', presetFonts);
  const shapesOf = (text: string) => pen?.draw(text).path.match(/ d="[^"]+"/g) ?? [];
  const [dana = [], levi = [], year = []] = ['דנה', 'לוי', '2024'].map(shapesOf);
  expect(shapesOf('דנה לוי 2024')).toEqual([...year, ...levi, ...dana]);
  expect(shapesOf('2024 דנה לוי')).toEqual([...levi, ...dana, ...year]);
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
