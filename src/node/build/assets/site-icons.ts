import { buildAsset } from './asset-cache.ts';
import { openPicture } from './open-picture.ts';

/** The widths in px of the icons that browsers require for an installed site. */
const installedWidths = [192, 512];

/**
 * Draws the site's icons for tabs, bookmarks, home screens and an installed site from its logo.
 * @param background the colour behind a logo with transparent edges
 */
export async function buildSiteIcons(logo: Uint8Array, background: string) {
  const favicon = await buildAsset({
    stem: 'favicon',
    ending: 'ico',
    from: [logo, 'ico'],
    make: async () => toIco(await (await draw(logo, 32)).toBuffer()),
  });
  // Home screens show transparent pixels in black, so their icons need a background.
  const buildOpaque = (stem: string, size: number, margin: number) =>
    buildAsset({
      stem,
      ending: 'png',
      from: [logo, background, String(size), 'opaque'],
      make: () => drawOpaque(logo, background, size, margin),
    });
  const touch = await buildOpaque('touch-icon', 180, 22);
  // Home screens may cut an icon to a circle of four fifths of its width. A margin of a fifth saves the corners.
  const installed = installedWidths.map(
    async (size) => [size, await buildOpaque(`icon-${size}`, size, Math.round(size / 5))] as const,
  );
  return { favicon, touch, installed: await Promise.all(installed) };
}

/** Draws a logo in a transparent square. */
async function draw(logo: Uint8Array, size: number) {
  const { width, height } = await (await openPicture(logo)).metadata();
  // An SVG, whatever its own size, is drawn at twice the needed size, and then made smaller like any picture.
  const scale = (2 * size) / Math.max(width, height);
  return (await openPicture(logo, scale))
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png();
}

/** Draws a logo in an opaque square, with a margin around it. */
async function drawOpaque(logo: Uint8Array, color: string, size: number, margin: number) {
  const edge = await edgeColor(await (await draw(logo, size)).toBuffer());
  const background = edge ?? color;
  // The edge of an opaque logo already looks like a margin, so half of the margin is enough.
  const inset = edge ? Math.round(margin / 2) : margin;
  const icon = await draw(logo, size - 2 * inset);
  return icon
    .flatten({ background })
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background })
    .toBuffer();
}

/** The difference in a colour channel below which two colours count as the same. */
const tolerance = 16;

/** Returns the colour at the edges of a logo; undefined if they are transparent or of several colours. */
async function edgeColor(png: Uint8Array) {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(png)
    .ensureAlpha()
    // Only transparent pixels are trimmed. By default, sharp would also trim a coloured background.
    .trim({ background: '#0000' })
    .resize(32, 32, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  // The middle of each side is read, since corners may be round. The outermost pixels may be translucent, so
  // the pixels next to them are read.
  const edges = [32 + 16, 30 * 32 + 16, 16 * 32 + 1, 16 * 32 + 30];
  const colors = edges.map((index) => [...pixels.subarray(4 * index, 4 * index + 4)]);
  const [[r = 0, g = 0, b = 0] = []] = colors;
  const isOneColor = colors.every((color) =>
    [r, g, b, 255].every((channel, index) => Math.abs(channel - (color[index] ?? 0)) < tolerance),
  );
  return isOneColor ? { r, g, b } : undefined;
}

/** Returns an ICO file, which is a header of 22 bytes and a PNG of 32 × 32 px. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
