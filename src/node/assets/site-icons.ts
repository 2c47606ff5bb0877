import { type AssetFile, buildAsset } from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

/** The icon files of the site for tabs, bookmarks and home screens. */
export type SiteIcons = {
  favicon: AssetFile;
  touch: AssetFile;
  /** The icons of an installed site. */
  installed: readonly (readonly [width: number, file: AssetFile])[];
};

/** The widths in px of the icons that browsers require for an installed site. */
const installedWidths = [192, 512];

/** Draws the site's icons from its logo. A logo with transparent edges gets a background. */
export async function buildSiteIcons(original: Uint8Array, ground: string): Promise<SiteIcons> {
  const favicon = await buildAsset({
    stem: 'favicon',
    ending: 'ico',
    from: [original, 'ico'],
    make: async () => toIco(await (await draw(original, 32)).toBuffer(), 32),
  });
  const onGround = (stem: string, size: number, room: number) =>
    buildAsset({
      stem,
      ending: 'png',
      from: [original, ground, String(size), 'on a ground'],
      make: async () => {
        const tile = await colorOfTile(await (await draw(original, size)).toBuffer());
        // Home screens show transparent pixels in black, so the icon needs a background.
        const background = tile ?? ground;
        const inset = tile ? Math.round(room / 2) : room;
        const icon = await draw(original, size - 2 * inset);
        return icon
          .flatten({ background })
          .extend({ top: inset, bottom: inset, left: inset, right: inset, background })
          .toBuffer();
      },
    });
  const touch = await onGround('touch-icon', 180, 22);
  // Masks of home screens keep at least a circle of four fifths of the icon's width.
  const installed = installedWidths.map(
    async (size) => [size, await onGround(`icon-${size}`, size, Math.round(size / 5))] as const,
  );
  return { favicon, touch, installed: await Promise.all(installed) };
}

/** Draws a logo in a transparent square. */
async function draw(original: Uint8Array, size: number) {
  const facts = await readPicture(original);
  if (!facts.isWhole) throw new Error(facts.reason);
  // An SVG is drawn at twice the needed size, independent of its own size.
  const scale = (2 * size) / Math.max(facts.width, facts.height);
  return (await openPicture(original, scale))
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png();
}

/** The distance from the edges in px at which colours are compared, and the largest difference of a channel. */
const edge = { distance: 3, tolerance: 16 };

/** Returns the colour of a logo with opaque edges in one colour, or undefined for any other logo. */
async function colorOfTile(png: Uint8Array) {
  const { default: sharp } = await import('sharp');
  // Trim only transparent pixels, since the default would also trim a coloured background.
  const trimmed = sharp(png).trim({ background: '#0000' });
  const { data, info } = await trimmed.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y) * width + Math.floor(x)) * channels;
    const [r = 0, g = 0, b = 0, opacity = 255] = data.subarray(at, at + channels);
    return { r, g, b, opacity };
  };
  const { r, g, b, ...top } = colorAt(width / 2, edge.distance);
  const isAlike = (one: number, other: number) => Math.abs(one - other) < edge.tolerance;
  const isTile = [
    { r, g, b, ...top },
    colorAt(width / 2, height - 1 - edge.distance),
    colorAt(edge.distance, height / 2),
    colorAt(width - 1 - edge.distance, height / 2),
  ].every(
    (each) => each.opacity > 250 && isAlike(each.r, r) && isAlike(each.g, g) && isAlike(each.b, b),
  );
  return isTile ? { r, g, b } : undefined;
}

/** Returns an ICO file: a header of 22 bytes, and one PNG. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
