import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetCacheDir } from './asset-cache.ts';
import { buildSiteIcons } from './site-icons.ts';

const logo = (shape: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${shape}<path fill="#fff" d="M8 6h9v13H8z"/></svg>`,
  );

/** Returns the colour in the corner of the touch icon of a site with a yellow background. */
async function cornerOf(svg: Buffer): Promise<number[]> {
  const { touch } = await buildSiteIcons(svg, '#ffff00');
  const pixels = await sharp(join(assetCacheDir, touch)).raw().toBuffer();
  return [...pixels.subarray(0, 3)];
}

test('a logo on a square of one colour gets that colour as background, with round corners or without', async () => {
  for (const corners of ['', 'rx="6"'])
    expect(
      await cornerOf(logo(`<rect ${corners} width="25" height="25" fill="#b8102e"/>`)),
      corners,
    ).toEqual([0xb8, 0x10, 0x2e]);
});

test('a logo with transparent edges gets the background of the site', async () => {
  expect(await cornerOf(logo('<path fill="#b8102e" d="M0 0h9v3H0z"/>'))).toEqual([0xff, 0xff, 0]);
});
