import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetCacheDir } from './asset-cache.ts';
import { buildSiteIcons } from './site-icons.ts';

const red = [0xb8, 0x10, 0x2e];
const yellow = [255, 255, 0];

test.each([
  ['a square of one colour gets it', '<rect width="25" height="25" fill="#b8102e"/>', red],
  ['round corners too', '<rect rx="6" width="25" height="25" fill="#b8102e"/>', red],
  ['transparent edges gets that of the site', '<path fill="#b8102e" d="M0 0h9v3H0z"/>', yellow],
])('as background of its icon, a logo with %s', async (_, shape, color) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${shape}<path fill="#fff" d="M8 6h9v13H8z"/></svg>`;
  const { touch } = await buildSiteIcons(Buffer.from(svg), '#ffff00');
  const pixels = await sharp(join(assetCacheDir, touch)).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual(color);
});
