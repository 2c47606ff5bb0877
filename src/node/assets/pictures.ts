import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { SiteConfig } from '../../site.ts';
import type { PictureFiles } from '../../ui/assets.ts';
import { publicDir } from '../project/public-files.ts';
import {
  type AssetFile,
  assetUrl,
  buildAsset,
  buildText,
  cacheAsset,
  hashOf,
} from './asset-cache.ts';
import { textsOf } from './site-texts.ts';

/** The widths a picture is offered in, as far as it has them, in px. */
const widths = [360, 540, 720, 960, 1280];
const largest = 1920;
/** The width for browsers that take no AVIF. */
const fallbackWidth = 1280;

// More effort would make files smaller by a tenth, and takes four times as long.
const avif = { quality: 55, effort: 3 };
const webp = { quality: 78, effort: 4 };

/** A picture for the pages, and the files it consists of. */
export type Picture = { picture: PictureFiles; files: AssetFile[] };

/** Every picture of pixels that a configuration names, by its path below `public/`. */
export function findPictures(site: SiteConfig): string[] {
  return textsOf(site, 'media').filter((path) => /\.(avif|gif|jpe?g|png|webp)$/i.test(path));
}

/** Makes a picture in every width. @throws {Error} when it cannot be read. */
export async function buildPicture(path: string, base: string): Promise<Picture> {
  const original = await readFile(join(publicDir, path));
  const { width, height } = await measure(original);
  const offered = [...widths.filter((each) => each < width), Math.min(width, largest)];
  const name = basename(path, extname(path));
  const stem = `${name}-${hashOf([original, JSON.stringify([widths, avif])])}`;
  const files = offered.map((each) => `${stem}-${each}.avif`);
  await Promise.all(
    offered.map((each, index) =>
      cacheAsset(files[index] ?? '', async () =>
        (await open(original)).autoOrient().resize(each).avif(avif).toBuffer(),
      ),
    ),
  );
  const fallback = await buildAsset({
    stem: name,
    ending: 'webp',
    from: [original, JSON.stringify([fallbackWidth, webp])],
    make: async () =>
      (await open(original))
        .autoOrient()
        .resize(fallbackWidth, undefined, { withoutEnlargement: true })
        .webp(webp)
        .toBuffer(),
  });
  const picture = {
    width,
    height,
    stem: assetUrl(stem, base),
    widths: offered,
    fallback: assetUrl(fallback, base),
  };
  return { picture, files: [...files, fallback] };
}

/** A picture as the owner gave it, which takes no time: for development. */
export async function describePicture(path: string, base: string): Promise<Picture> {
  const original = await readFile(join(publicDir, path));
  const fallback = base.replace(/\/$/, '') + path;
  return { picture: { ...(await measure(original)), stem: '', widths: [], fallback }, files: [] };
}

type Size = { width: number; height: number };

async function measure(original: Uint8Array): Promise<Size> {
  const text = await buildText({
    stem: 'size',
    ending: 'json',
    from: [original],
    make: async () => {
      const { autoOrient } = await (await open(original)).metadata();
      return JSON.stringify({ width: autoOrient.width, height: autoOrient.height });
    },
  });
  return JSON.parse(text);
}

/** Loaded when it is needed: most builds find every picture in the cache. */
async function open(original: Uint8Array) {
  const { default: sharp } = await import('sharp');
  return sharp(original);
}
