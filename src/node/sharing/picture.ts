import { readFile } from 'node:fs/promises';
import { formatHex } from 'culori';
import type { Theme } from '../../config/theme.ts';
import { type AssetFile, buildAsset } from '../assets/asset-cache.ts';
import { openPicture } from '../assets/open-picture.ts';
import { publicFilePath } from '../project/public-files.ts';
import { createPen, type LoadedFont, readFont } from './outline.ts';

/** The size of the pictures for link previews, in px. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** After a change of the drawing code, change this number too, so that pictures in the cache are drawn again. */
const recipe = '1';

const margin = 80;

/** The largest number of lines, and the font sizes to try, from large to small, in px. */
type Room = { maxLines: number; sizes: readonly number[] };
const titleRoom: Room = { maxLines: 3, sizes: [112, 96, 80, 64, 48] };
const ownerRoom: Room = { maxLines: 1, sizes: [40] };

/** The text and the look of a page's picture. */
type Options = {
  title: string;
  /** The name below the title; empty for none. */
  owner: string;
  /** The URL path of the still image behind the text; undefined for a plain background. */
  poster: string | undefined;
  theme: Theme;
};

/** Makes the picture for link previews of a page, or takes it from the cache. */
export async function buildSharingPicture(options: Options): Promise<AssetFile> {
  const font = await readFont(options.theme.fonts.display);
  const poster = options.poster && (await readFile(publicFilePath(options.poster)));
  return buildAsset({
    stem: 'sharing',
    ending: 'jpg',
    from: [recipe, JSON.stringify(options), poster ?? '', ...font.files],
    make: async () => {
      const { default: sharp } = await import('sharp');
      const drawing = Buffer.from(await drawTexts(options, font));
      const background = formatHex(options.theme.surface.dark) ?? '';
      const picture = poster
        ? (await openPicture(poster)).resize({ ...pictureSize, fit: 'cover' })
        : sharp({ create: { ...pictureSize, channels: 3, background } });
      return picture
        .flatten({ background })
        .composite([{ input: drawing }])
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    },
  });
}

/** Draws the texts as an SVG. A translucent gradient darkens the still image behind the SVG. */
async function drawTexts({ title, owner, theme }: Options, font: LoadedFont): Promise<string> {
  const pen = await createPen(font, title + owner);
  const linesOf = (text: string, room: Room) =>
    fitLines(pen.known(text), room, (line) => pen.draw(line).width);
  const [above, below] = [linesOf(title, titleRoom), linesOf(owner, ownerRoom)];
  const leading = above.size * 1.1;
  const bottom = pictureSize.height - margin;
  const last = bottom - (below.lines.length > 0 ? 1.8 * below.size : 0);
  const first = last - (above.lines.length - 1) * leading;
  const [accent, surface, color] = [theme.accent, theme.surface, theme.text].map(({ dark }) =>
    formatHex(dark),
  );
  const put = ({ lines, size }: typeof above, y: number, color = '') =>
    lines.map((line, index) => {
      const place = `translate(${margin} ${y + index * leading}) scale(${size})`;
      return `<g transform="${place}" fill="${color}">${pen.draw(line).path}</g>\n`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<linearGradient id="shade" x2="0" y2="1">
<stop stop-color="${surface}" stop-opacity="0.3"/>
<stop offset="0.75" stop-color="${surface}" stop-opacity="0.88"/>
</linearGradient>
<rect width="100%" height="100%" fill="url(#shade)"/>
<rect x="${margin}" y="${first - above.size - 24}" width="72" height="6" fill="${accent}"/>
${put(above, first, color).join('')}${put(below, bottom, accent).join('')}</svg>`;
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
