import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { openPicture, readPicture } from './open-picture.ts';

/**
 * Creates a photo like those of phones: with an EXIF orientation, a location, a colour profile, and bytes
 * after the end of the picture.
 */
async function phonePhoto(): Promise<Buffer> {
  const half = { create: { width: 20, height: 30, channels: 3, background: '#f00' } } as const;
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'A telephone' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const turned = await sharp(photo).keepMetadata().withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([turned, Buffer.from('MotionPhoto_Data'), Buffer.alloc(999)]);
}

test('a photo is read as it is seen, and what is made of it holds neither its place nor any other note, in its colours', async () => {
  const photo = await phonePhoto();
  const file = join(folderForTest(), 'photo.jpg');
  writeFileSync(file, photo);
  expect(await readPicture(file)).toMatchObject({ width: 30, height: 40, frames: 1 });

  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const made = await (await openPicture(photo)).webp({ lossless: true }).toBuffer();
  const { width, exif, icc, xmp, iptc, orientation } = await sharp(made).metadata();
  expect({ width, exif, icc, xmp, iptc, orientation }).toEqual({ width: 30 });
  // The EXIF orientation turns the red left half to the top, so a pixel at the top is red.
  const pixel = sharp(made).extract({ left: 15, top: 5, width: 1, height: 1 });
  const [red = 0, green = 255, blue = 255] = await pixel.raw().toBuffer();
  expect(red).toBeGreaterThan(220);
  expect(Math.max(green, blue)).toBeLessThan(60);
});

test('an SVG is drawn in the size that is asked for, whatever its own', async () => {
  const svg = (size: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
  for (const size of [16, 2_400, 16_000]) {
    const drawn = await openPicture(svg(size), 64 / size);
    expect((await drawn.toBuffer({ resolveWithObject: true })).info.width).toBeLessThan(300);
  }
});
