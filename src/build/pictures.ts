import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { type PictureFiles, pictureFormats } from '../ui/assets.ts';
import { derivedFolder, hashOf, keepDerived } from './derived.ts';
import { root } from './owner-files.ts';

/** The widths a picture is offered in, as far as it has them, in px. */
const widths = [360, 540, 720, 960, 1280];
const largest = 1920;

const encoding = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78, effort: 5 },
};

/** Every picture of pixels that a configuration names, by its path below `public/`. */
export function findPictures(value: unknown): string[] {
  if (typeof value === 'string')
    return /^\/.*\.(avif|gif|jpe?g|png|webp)$/i.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(findPictures))];
}

/** Makes a picture in every width and format. @throws {Error} when it cannot be read. */
export async function derivePicture(path: string, base: string): Promise<PictureFiles> {
  const original = await readFile(join(root, 'public', path));
  const { autoOrient } = await sharp(original).metadata();
  const { width, height } = autoOrient;
  const offered = [...widths.filter((each) => each < width), Math.min(width, largest)];
  const recipe = [original, JSON.stringify([widths, encoding]), sharp.versions.sharp ?? ''];
  const stem = `${basename(path, extname(path))}-${hashOf(recipe)}`;
  for (const ending of pictureFormats) {
    await Promise.all(
      offered.map((each) =>
        keepDerived(`${stem}-${each}.${ending}`, () =>
          sharp(original).autoOrient().resize(each)[ending](encoding[ending]).toBuffer(),
        ),
      ),
    );
  }
  return { width, height, stem: `${base}${derivedFolder}/${stem}`, widths: offered };
}
