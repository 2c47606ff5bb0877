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

/** Draws the site's icons from the bytes of its logo. */
export async function buildSiteIcons(original: Uint8Array): Promise<SiteIcons> {
  const draw = async (size: number, inset: number) => {
    const facts = await readPicture(original);
    if (!facts.isWhole) throw new Error(facts.reason);
    // An SVG is drawn somewhat larger than needed, whatever its own size.
    const scale = (2 * size) / Math.max(facts.width, facts.height);
    return (await openPicture(original, scale))
      .resize(size - 2 * inset, size - 2 * inset, { fit: 'contain', background: '#0000' })
      .extend({ top: inset, bottom: inset, left: inset, right: inset, background: '#0000' })
      .png();
  };
  const favicon = await buildAsset({
    stem: 'favicon',
    ending: 'ico',
    from: [original, 'ico'],
    make: async () => toIco(await (await draw(32, 0)).toBuffer(), 32),
  });
  // A home screen has no transparency: without a ground of its own it would be black.
  const onGround = (stem: string, size: number, inset: number) =>
    buildAsset({
      stem,
      ending: 'png',
      from: [original, String(size), 'touch'],
      make: async () => (await draw(size, inset)).flatten({ background: '#ffffff' }).toBuffer(),
    });
  const touch = await onGround('touch-icon', 180, 22);
  // What a mask leaves of an icon in any case is a circle of four fifths of its width.
  const installed = installedWidths.map(
    async (size) => [size, await onGround(`icon-${size}`, size, Math.round(size / 5))] as const,
  );
  return { favicon, touch, installed: await Promise.all(installed) };
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
