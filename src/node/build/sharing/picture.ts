import type { Theme } from '../../../config/theme.ts';
import { memoize } from '../../../shared/memoize.ts';
import { directionOf, textDirection } from '../../../shared/text-direction.ts';
import { type AssetFile, buildAsset } from '../assets/asset-cache.ts';
import { readOriginal } from '../assets/font-files.ts';
import { openPicture } from '../assets/open-picture.ts';
import { stillFile } from '../assets/still-file.ts';
import { colorsOf, composition, margin, pictureSize } from './composition.ts';
import { findPen, readFonts } from './outline.ts';

/** After a change of the drawing code, change this number too, so that pictures in the cache are drawn again. */
const recipe = '7';

/** The largest number of lines, the font sizes to try, from large to small, and the width and height, in px. */
type Room = { maxLines: number; sizes: readonly number[]; width?: number; height?: number };
/** The distance of two lines, as a share of the font size. */
const lineHeight = 1.1;

const titleRoom: Room = { maxLines: 4, sizes: [112, 96, 80, 64, 48, 36, 28] };
const ownerRoom: Room = { maxLines: 1, sizes: [40, 32, 24, 18] };

/** The text and the look of a page's picture. */
type Options = {
  title: string;
  /** The name below the title; empty for none. */
  owner: string;
  /** The language of the page, which decides at which edge both begin, in whatever direction each is written. */
  language: string;
  /** The URL path of the picture or still image beside the text; undefined for none. */
  poster: string | undefined;
  theme: Theme;
};

/** Makes the picture for link previews of a page, or takes it from the cache. */
export async function buildSharingPicture(options: Options): Promise<AssetFile> {
  const fonts = await readFonts(options.theme);
  const poster = options.poster ? await readOriginal(await stillFile(options.poster)) : undefined;
  return buildAsset({
    stem: 'sharing',
    ending: 'jpg',
    from: [recipe, JSON.stringify(options), poster ?? '', ...fonts.flatMap(({ files }) => files)],
    make: async () => {
      const { default: sharp } = await import('sharp');
      const drawn = drawing(await drawTexts(options, fonts));
      const placed = poster ? [await placePicture(options, poster)] : [];
      // Only programs load these pictures, so fast compression matters more than small files.
      return sharp(drawn).composite(placed).removeAlpha().jpeg({ quality: 75 }).toBuffer();
    },
  });
}

/** Returns the left edge of what is as wide as this, which on pages from right to left is mirrored. */
const leftOf = (language: string, x: number, width: number) =>
  textDirection(language) === 'rtl' ? pictureSize.width - x - width : x;

/** Cuts pictures to their place, which all pages of a theme with the same picture share. */
const cutPictures = memoize((theme: Theme) =>
  memoize(async (file: Uint8Array) => {
    const { width, height, radius, fit } = composition(theme, true).picture;
    const background = colorsOf(theme).surface;
    const whole = (await openPicture(file)).resize({ width, height, fit }).flatten({ background });
    const { data, info } = await whole.png().toBuffer({ resolveWithObject: true });
    const shape = `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
    const { default: sharp } = await import('sharp');
    const cut = sharp(data).composite([{ input: Buffer.from(shape), blend: 'dest-in' }]);
    const { data: input, info: raw } = await cut.raw().toBuffer({ resolveWithObject: true });
    return { input, raw };
  }),
);

/** Returns a picture in its place, as a layer of a preview. */
async function placePicture({ theme, language }: Options, file: Uint8Array) {
  const { x, y } = composition(theme, true).picture;
  const cut = await cutPictures(theme)(file);
  return { ...cut, left: leftOf(language, x, cut.raw.width), top: y };
}

/** Returns an SVG of the size of the pictures. */
function drawing(content: string): Buffer {
  const { width, height } = pictureSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">\n${content}</svg>`,
  );
}

/** Draws all but the picture as a part of an SVG. A text for which no font has all letters is left out. */
async function drawTexts(
  { title, owner, language, poster, theme }: Options,
  fonts: Awaited<ReturnType<typeof readFonts>>,
): Promise<string> {
  const linesOf = async (text: string, room: Room) => {
    const pen = await findPen(text, fonts);
    const direction = directionOf(text);
    if (!pen) return { size: 0, lines: [] };
    const draw = (line: string) => pen.draw(line, direction);
    const { lines, size } = fitLines(pen.known(text), room, (line) => draw(line).width);
    return { size, lines: lines.map(draw) };
  };
  const { words, ground, lines, lineLength } = composition(theme, poster !== undefined);
  const { width, height } = words;
  // Themes whose titles are small set small previews too.
  const sizes = titleRoom.sizes.filter((size) => size <= Math.max(2 * theme.sizes.display[1], 28));
  const isUpper = theme.typography.case === 'uppercase';
  const heading = isUpper ? title.toLocaleUpperCase(language) : title;
  const above = await linesOf(heading, { ...titleRoom, sizes, width, height });
  const smaller = ownerRoom.sizes.filter((size) => size <= Math.max(0.6 * above.size, 24));
  const below = await linesOf(owner, { ...ownerRoom, sizes: smaller, width });
  const leading = above.size * lineHeight;
  const bottom = pictureSize.height - margin;
  const last = bottom - (below.lines.length > 0 ? 1.2 * below.size + 0.45 * above.size : 0);
  const first = last - (above.lines.length - 1) * leading;
  const { accent, surface, text } = colorsOf(theme);
  const startOf = (wide: number) => leftOf(language, words.x, wide);
  const put = (part: typeof above, y: number, color: string) =>
    part.lines.map(({ path, width }, index) => {
      const place = `translate(${startOf(width * part.size)} ${y + index * leading}) scale(${part.size})`;
      return `<g transform="${place}" fill="${color}">${path}</g>\n`;
    });
  const top = first - above.size - 28;
  const rules = lines.map(
    (thickness, index) =>
      `<rect x="${startOf(lineLength)}" y="${top - 10 * index}" width="${lineLength}" height="${thickness}" fill="${text}"/>\n`,
  );
  return [
    `<rect width="100%" height="100%" fill="${surface}"/>\n`,
    leftOf(language, 0, 1) === 0
      ? ground
      : `<g transform="matrix(-1 0 0 1 ${pictureSize.width} 0)">${ground}</g>`,
    ...rules,
    ...put(above, first, text),
    ...put(below, bottom, accent),
  ].join('');
}

/**
 * Breaks a text into lines, at the largest font size at which all lines fit. At the smallest size, lines that
 * do not fit are left out.
 * @param widthOf returns the width of a text at a font size of 1
 */
export function fitLines(
  text: string,
  {
    maxLines,
    sizes: [size = 0, ...smaller],
    width = pictureSize.width - 2 * margin,
    height = pictureSize.height,
  }: Room,
  widthOf: (text: string) => number,
): { lines: string[]; size: number } {
  const fits = (line: string) => widthOf(line) * size <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const isHigh = lines.length * size * lineHeight > height;
  const hasRoom = lines.length <= maxLines && !isHigh && lines.every(fits);
  if (hasRoom || smaller.length === 0) return { lines: lines.slice(0, maxLines), size };
  return fitLines(text, { maxLines, sizes: smaller, width, height }, widthOf);
}
