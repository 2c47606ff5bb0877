import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { presetNames, presets } from '../../config/theme.ts';
import { assetCacheDir } from '../assets/asset-cache.ts';
import { createPen, readFont } from './outline.ts';
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

test('a text is as wide as its letters, and one that a font lacks is left out', async () => {
  const pen = await createPen(await readFont(site.theme.fonts.display));
  expect(pen.known('Alma 漢🔊')).toBe('Alma');
  const { path, width } = pen.draw('Alma');
  expect(path.match(/<path/g)).toHaveLength(4);
  expect(pen.draw('AlmaAlma').width).toBeGreaterThan(1.8 * width);
});

test('letters of another file of the font are drawn with that file', async () => {
  const pen = await createPen(await readFont(site.theme.fonts.text));
  const shapesOf = (text: string) => pen.draw(text).path.match(/ d="[^"]+"/g) ?? [];
  expect(shapesOf('Łódka')).toEqual([...'Łódka'].flatMap(shapesOf));
});

test.each([
  ['Alma', ['Alma'], 200],
  ['Alma R.', ['Alma', 'R.'], 200],
  ['All my projects', ['All my', 'projects'], 100],
  ['one two three four five six seven', ['one two', 'three four'], 100],
  ['  ', [], 200],
])('%j is broken between its words, and made smaller where it has no room', (text, lines, size) => {
  // Each letter is as wide as the font size, so a line has room for five letters at 200 px, and for ten at 100 px.
  const room = { maxLines: 2, sizes: [200, 100] };
  expect(fitLines(text, room, ({ length }) => length)).toEqual({ lines, size });
});
