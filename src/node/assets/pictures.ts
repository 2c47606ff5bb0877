import { readFile } from 'node:fs/promises';
import type { PictureFiles } from '../../ui/assets.ts';
import { PlainError } from '../project/plain-error.ts';
import { publicPlace } from '../project/public-files.ts';
import {
  type AssetFile,
  assetUrl,
  buildAsset,
  cacheAsset,
  hashOf,
  plainName,
} from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

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

/** Whether a picture is an SVG, which is published as it is. */
export function isSvg(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Makes a picture in every width. @throws {PlainError} when that cannot be done. */
export async function buildPicture(path: string, base: string): Promise<Picture> {
  try {
    return await makePicture(path, base);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`public${path} cannot be made into a picture for the pages: ${reason}`);
  }
}

async function makePicture(path: string, base: string): Promise<Picture> {
  const original = await readFile(publicPlace(path));
  const { width, height } = await measure(original);
  const offered = [...widths.filter((each) => each < width), Math.min(width, largest)];
  const name = plainName(path);
  const stem = `${name}-${hashOf([original, JSON.stringify([widths, avif])])}`;
  const files = offered.map((each) => `${stem}-${each}.avif`);
  await Promise.all(
    offered.map((each, index) =>
      cacheAsset(files[index] ?? '', async () =>
        (await openPicture(original)).resize(each).avif(avif).toBuffer(),
      ),
    ),
  );
  const fallback = await buildAsset({
    stem: name,
    ending: 'webp',
    from: [original, JSON.stringify([fallbackWidth, webp])],
    make: async () =>
      (await openPicture(original))
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
  const original = await readFile(publicPlace(path));
  // Another picture under the same name has another address, so that open pages show it.
  const fallback = `${base.replace(/\/$/, '')}${encodeURI(path)}?v=${hashOf([original])}`;
  return { picture: { ...(await measure(original)), stem: '', widths: [], fallback }, files: [] };
}

async function measure(original: Uint8Array): Promise<{ width: number; height: number }> {
  const facts = await readPicture(original);
  if (!facts.isWhole) throw new Error(facts.reason);
  return { width: facts.width, height: facts.height };
}
