import { formatHex } from 'culori';
import type { Theme } from '../../config/theme.ts';
import { memoize } from '../../shared/memoize.ts';
import { directionOf, textDirection } from '../../shared/text-direction.ts';
import { type AssetFile, buildAsset } from '../assets/asset-cache.ts';
import { readOriginal } from '../assets/font-files.ts';
import { openPicture } from '../assets/open-picture.ts';
import { publicFilePath } from '../project/public-files.ts';
import { findPen, readFonts } from './outline.ts';

/** The size of the pictures for link previews, in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** After a change of the drawing code, change this number too, so that pictures in the cache are drawn again. */
const recipe = '6';

const margin = 80;

/** The largest number of lines, and the font sizes to try, from large to small, in px. */
type Room = { maxLines: number; sizes: readonly number[] };
const titleRoom: Room = { maxLines: 3, sizes: [112, 96, 80, 64, 48, 36, 28] };
const ownerRoom: Room = { maxLines: 1, sizes: [40, 32, 24, 18] };

/** The text and the look of a page's picture. */
type Options = {
  title: string;
  /** The name below the title; empty for none. */
  owner: string;
  /** The language of the page, which decides at which edge both begin, in whatever direction each is written. */
  language: string;
  /** The URL path of the still image behind the text; undefined for a plain background. */
  poster: string | undefined;
  theme: Theme;
};

/** Makes the picture for link previews of a page, or takes it from the cache. */
export async function buildSharingPicture(options: Options): Promise<AssetFile> {
  const fonts = await readFonts(options.theme);
  const poster = options.poster ? await readOriginal(publicFilePath(options.poster)) : undefined;
  return buildAsset({
    stem: 'sharing',
    ending: 'jpg',
    from: [recipe, JSON.stringify(options), poster ?? '', ...fonts.flatMap(({ files }) => files)],
    make: async () => {
      const { default: sharp } = await import('sharp');
      const texts = await drawTexts(options, fonts);
      const surface = surfaceOf(options.theme);
      // Laying a drawing over a picture takes three times as long as drawing its surface too.
      const picture = poster
        ? sharp(await backgrounds(options.theme)(poster), {
            raw: { ...pictureSize, channels: 3 },
          }).composite([{ input: drawing(texts) }])
        : sharp(drawing(`<rect width="100%" height="100%" fill="${surface}"/>\n${texts}`));
      // Only programs load these pictures, so fast compression matters more than small files.
      return picture.removeAlpha().jpeg({ quality: 75 }).toBuffer();
    },
  });
}

const surfaceOf = ({ surface }: Theme): string => formatHex(surface.dark) ?? '';

/** Returns the pixels behind the texts, which all pages of a theme with the same still image share. */
const backgrounds = memoize((theme: Theme) =>
  memoize((poster: Uint8Array) => drawBackground(poster, surfaceOf(theme))),
);

/** Draws the still image, darkened by a translucent gradient. */
async function drawBackground(poster: Uint8Array, background: string): Promise<Uint8Array> {
  const shade = drawing(`<linearGradient id="shade" x2="0" y2="1">
<stop stop-color="${background}" stop-opacity="0.3"/>
<stop offset="0.75" stop-color="${background}" stop-opacity="0.88"/>
</linearGradient>
<rect width="100%" height="100%" fill="url(#shade)"/>`);
  return (await openPicture(poster))
    .resize({ ...pictureSize, fit: 'cover' })
    .flatten({ background })
    .composite([{ input: shade }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Returns an SVG of the size of the pictures. */
function drawing(content: string): Buffer {
  const { width, height } = pictureSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">\n${content}</svg>`,
  );
}

/** Draws the texts as a part of an SVG. A text for which no font has all letters is left out. */
async function drawTexts(
  { title, owner, language, theme }: Options,
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
  const [above, below] = [await linesOf(title, titleRoom), await linesOf(owner, ownerRoom)];
  const leading = above.size * 1.1;
  const bottom = pictureSize.height - margin;
  const last = bottom - (below.lines.length > 0 ? 1.8 * below.size : 0);
  const first = last - (above.lines.length - 1) * leading;
  const [accent, color] = [theme.accent, theme.text].map(({ dark }) => formatHex(dark));
  const isRtl = textDirection(language) === 'rtl';
  const startOf = (width: number) => (isRtl ? pictureSize.width - margin - width : margin);
  const put = (text: typeof above, y: number, color = '') =>
    text.lines.map(({ path, width }, index) => {
      const place = `translate(${startOf(width * text.size)} ${y + index * leading}) scale(${text.size})`;
      return `<g transform="${place}" fill="${color}">${path}</g>\n`;
    });
  const bar = `<rect x="${startOf(72)}" y="${first - above.size - 24}" width="72" height="6" fill="${accent}"/>\n`;
  return [bar, ...put(above, first, color), ...put(below, bottom, accent)].join('');
}

/**
 * Breaks a text into lines, at the largest font size at which all lines fit. At the smallest size, lines that
 * do not fit are left out.
 * @param widthOf returns the width of a text at a font size of 1
 */
export function fitLines(
  text: string,
  { maxLines, sizes: [size = 0, ...smaller] }: Room,
  widthOf: (text: string) => number,
): { lines: string[]; size: number } {
  const fits = (line: string) => widthOf(line) * size <= pictureSize.width - 2 * margin;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const hasRoom = lines.length <= maxLines && lines.every(fits);
  if (hasRoom || smaller.length === 0) return { lines: lines.slice(0, maxLines), size };
  return fitLines(text, { maxLines, sizes: smaller }, widthOf);
}
