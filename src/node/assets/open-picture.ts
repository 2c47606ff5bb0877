import type { Sharp } from 'sharp';
import { z } from 'zod';
import { buildJson } from './asset-cache.ts';

/** The largest side of a picture in px: that of the formats it is published in. */
export const largestSide = 16_383;

const pictureFacts = z.discriminatedUnion('isWhole', [
  z.object({
    isWhole: z.literal(true),
    /** As it is shown, which its orientation may turn. */
    width: z.number(),
    height: z.number(),
    frames: z.number(),
  }),
  z.object({ isWhole: z.literal(false), reason: z.string() }),
]);

/** What is known of a picture that was read to its end, or why it cannot be. */
export type PictureFacts = z.output<typeof pictureFacts>;

/**
 * Opens a picture, for the check and the build alike: what one reads, the other reads. Bytes after
 * the end of a picture, as telephones append them, are ignored.
 * @param scale how much larger an SVG is drawn than its own size
 */
export async function openPicture(original: Uint8Array, scale = 1): Promise<Sharp> {
  // Loaded when it is needed: most checks and builds find every outcome in the cache.
  const { default: sharp } = await import('sharp');
  const density = Math.min(100_000, Math.max(1, 72 * scale));
  return sharp(original, { failOn: 'truncated', density }).autoOrient();
}

/** Reads a picture to its end, or remembers how that went: it takes long. */
export async function readPicture(original: Uint8Array): Promise<PictureFacts> {
  return buildJson(pictureFacts, {
    stem: 'picture-facts',
    from: [original],
    make: () => decode(original),
  });
}

async function decode(original: Uint8Array): Promise<PictureFacts> {
  try {
    const { default: sharp } = await import('sharp');
    const { autoOrient, pages } = await sharp(original, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const frames = Math.max(pages ?? 1, framesOf(original));
    const longest = Math.max(width, height);
    // A larger one is refused for its size alone.
    if (longest <= largestSide) {
      const small = await openPicture(original, 64 / longest);
      await small.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    }
    return { width, height, frames, isWhole: true };
  } catch (error) {
    // The library throws for whatever it cannot read; what it says is all there is to know.
    return { isWhole: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The frames of formats whose animations the library takes for stills: animated PNG and AVIF. */
function framesOf(original: Uint8Array): number {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const control = bytes.subarray(0, 4096).indexOf('acTL');
  if (bytes.toString('latin1', 1, 4) === 'PNG' && control > 0) {
    return bytes.readUInt32BE(control + 4);
  }
  return bytes.toString('latin1', 4, 12) === 'ftypavis' ? 2 : 1;
}
