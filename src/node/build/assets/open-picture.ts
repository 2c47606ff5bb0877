import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { memoizeByVersion } from '../../files/project/file-system.ts';
import { buildJson, integrityOf } from './asset-cache.ts';

/** The maximum width and height of a picture in px, which is the limit of WebP. */
export const largestSide = 16_383;

const pictureFacts = z.discriminatedUnion('isWhole', [
  z.object({
    isWhole: z.literal(true),
    /** Width and height are in px, after the EXIF orientation is applied. */
    width: z.number(),
    height: z.number(),
    frames: z.number(),
  }),
  z.object({ isWhole: z.literal(false), reason: z.string() }),
]);

/**
 * Opens a picture with sharp. The check of the owner's files and the build both use this function, so they accept
 * the same pictures. Bytes after the end of a picture, which some phones append, are ignored.
 * @param scale how much larger an SVG is drawn than its own size
 */
export async function openPicture(original: Uint8Array, scale = 1): Promise<Sharp> {
  // Most checks and builds find all results in the cache, so sharp is loaded only when needed.
  const { default: sharp } = await import('sharp');
  const density = Math.min(100_000, Math.max(1, 72 * scale));
  return sharp(original, { failOn: 'truncated', density }).autoOrient();
}

/**
 * Decodes a picture file completely. Returns the hash of its bytes, and its size or the reason why it could not be
 * decoded. Decoding is slow, so the result is cached; and a file is read again only if it has changed.
 */
export const readPicture = memoizeByVersion(async (file: string) => {
  const original = await readFile(file);
  const hash = integrityOf(original);
  const make = () => decode(original);
  const facts = await buildJson(pictureFacts, { stem: 'picture-facts', from: [hash], make });
  return { ...facts, hash };
});

async function decode(original: Uint8Array): Promise<z.input<typeof pictureFacts>> {
  try {
    const { default: sharp } = await import('sharp');
    const { autoOrient, pages } = await sharp(original, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const frames = Math.max(pages ?? 1, framesOf(original));
    const longest = Math.max(width, height);
    // Larger pictures are not decoded, since the caller refuses them because of their size.
    if (longest <= largestSide) {
      const small = await openPicture(original, 64 / longest);
      await small.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    }
    return { width, height, frames, isWhole: true };
  } catch (error) {
    // Sharp throws for any file that it cannot read, and only the message of the error tells the reason.
    return { isWhole: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Counts the frames of an animated PNG or AVIF, which sharp does not count. Each animated AVIF counts as two frames. */
function framesOf(original: Uint8Array): number {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const control = bytes.subarray(0, 4096).indexOf('acTL');
  if (bytes.toString('latin1', 1, 4) === 'PNG' && control > 0) {
    return bytes.readUInt32BE(control + 4);
  }
  return bytes.toString('latin1', 4, 12) === 'ftypavis' ? 2 : 1;
}
