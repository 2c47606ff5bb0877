import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { publicUrl } from '../../../shared/public-url.ts';
import type { PictureFiles } from '../../../ui/assets.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import {
  type AssetFile,
  assetUrl,
  cacheAsset,
  hashOf,
  hashOfMade,
  urlSafeName,
} from './asset-cache.ts';
import { movingFile } from './moving-file.ts';
import { openPicture, readPicture } from './open-picture.ts';
import { stillFile } from './still-file.ts';

/** The widths in px that a picture is resized to. Pictures are never enlarged. */
const widths = [360, 540, 720, 960, 1280];
const largest = 1920;
/** The width in px of the WebP file for browsers that do not support AVIF. */
const fallbackWidth = 1280;

// The encoder's maximum effort is not used. It would make files smaller by a tenth, but take four times as long.
const avif = { quality: 55, effort: 3 };
const webp = { quality: 78, effort: 4 };

export type Picture = { picture: PictureFiles; files: AssetFile[] };

/** Checks whether a picture is an SVG, which is published unchanged. */
export function isSvg(path: string): boolean {
  return /\.svg$/i.test(path);
}

type Options = {
  /** The base path of the site. */
  base: string;
  /** The words that offer to play a picture that moves. */
  play: string;
};

/** Writes a picture in several widths to the cache. @throws {PlainError} if the picture cannot be read */
export async function buildPicture(path: string, { base, play }: Options): Promise<Picture> {
  const { hash, width, height } = await measurePicture(path);
  const offered = [...widths.filter((each) => each < width), Math.min(width, largest)];
  const recipe = JSON.stringify([widths, avif, fallbackWidth, webp]);
  const stem = `${urlSafeName(path)}-${hashOfMade([hash, recipe])}`;
  const make = (file: AssetFile, to: number, encode: (resized: Sharp) => Sharp) =>
    cacheAsset(file, async () => {
      const picture = await openPicture(await readFile(await stillFile(path)));
      return encode(picture.resize(to, undefined, { withoutEnlargement: true })).toBuffer();
    });
  const fallback = `${stem}.webp`;
  const moving = await movingFile(path);
  const files = await Promise.all([
    ...offered.map((each) => make(`${stem}-${each}.avif`, each, (resized) => resized.avif(avif))),
    make(fallback, fallbackWidth, (resized) => resized.webp(webp)),
  ]);
  const urls = { stem: assetUrl(stem, base), fallback: assetUrl(fallback, base) };
  return {
    picture: {
      ...{ width, height, widths: offered, ...urls },
      ...(moving !== undefined && { moving: { url: assetUrl(moving, base), play } }),
    },
    files: moving === undefined ? files : [...files, moving],
  };
}

/** Returns the URL and size of the original picture, for development, where resizing would take too long. */
export async function describePicture(path: string, options: Options): Promise<Picture> {
  // Of a picture that moves, the original does not stand still.
  if ((await movingFile(path)) !== undefined) return buildPicture(path, options);
  const { hash, width, height } = await measurePicture(path);
  // A changed picture of the same name gets a new URL, so that open pages load the changed picture.
  const fallback = `${publicUrl(path, options.base)}?v=${hashOf([hash])}`;
  return { picture: { width, height, stem: '', widths: [], fallback }, files: [] };
}

/** Returns the size and the hash of a picture below `public/`. @throws {PlainError} if it cannot be read */
export async function measurePicture(path: string) {
  const facts = await readPicture(await stillFile(path));
  if (!facts.isWhole) throw new PlainError(`public${path} cannot be read: ${facts.reason}`);
  return facts;
}
