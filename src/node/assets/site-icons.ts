import { type AssetFile, buildAsset } from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

/** The names of the pictures that stand for the site in tabs, bookmarks and on home screens. */
export type SiteIcons = {
  favicon: AssetFile;
  touch: AssetFile;
  /** Those of an installed site, by their width in px. */
  installed: readonly (readonly [width: number, file: AssetFile])[];
};

/** The widths that browsers ask of a site that is installed, in px. */
const installedWidths = [192, 512];

/** Draws the site's icons from the bytes of its logo; one that stands free gets a ground. */
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
        // A home screen has no transparency: without a ground of its own the icon would be black.
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
  // What a mask leaves of an icon in any case is a circle of four fifths of its width.
  const installed = installedWidths.map(
    async (size) => [size, await onGround(`icon-${size}`, size, Math.round(size / 5))] as const,
  );
  return { favicon, touch, installed: await Promise.all(installed) };
}

/** A logo in a transparent square. */
async function draw(original: Uint8Array, size: number) {
  const facts = await readPicture(original);
  if (!facts.isWhole) throw new Error(facts.reason);
  // An SVG is drawn somewhat larger than needed, whatever its own size.
  const scale = (2 * size) / Math.max(facts.width, facts.height);
  return (await openPicture(original, scale))
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png();
}

/** How far from the edges of a tile its colour is looked at, in px, and how much a channel may differ. */
const edge = { distance: 3, tolerance: 16 };

/**
 * The colour of a logo that is a tile, whose edges are of one colour and cover what is behind them;
 * undefined of a logo that stands free.
 */
async function colorOfTile(png: Uint8Array) {
  const { default: sharp } = await import('sharp');
  // What is transparent alone is cut off: else a tile without round corners is cut to its mark.
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

/** An icon file that holds one PNG: a directory of 22 bytes before it. */
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
