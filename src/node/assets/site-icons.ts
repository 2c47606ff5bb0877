import { type AssetFile, buildAsset } from './asset-cache.ts';
import { openPicture, readPicture } from './open-picture.ts';

/** The names of the pictures that stand for the site in tabs, bookmarks and on home screens. */
export type SiteIcons = { favicon: AssetFile; touch: AssetFile };

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
  const touch = await buildAsset({
    stem: 'touch-icon',
    ending: 'png',
    from: [original, 'touch'],
    make: async () => (await draw(180, 22)).flatten({ background: '#ffffff' }).toBuffer(),
  });
  return { favicon, touch };
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
