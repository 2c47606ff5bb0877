import { readFile } from 'node:fs/promises';
import readExif from 'exif-reader';
import { z } from 'zod';
import { versionOf } from '../../files/project/file-system.ts';
import { buildJson } from '../assets/asset-cache.ts';

const isPhoto = /\.(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|tiff?|dng)$/i;

/** Returns what a photo says of where and by whom it was taken; no words for other files. */
export async function originOf(path: string): Promise<string[]> {
  if (!isPhoto.test(path)) return [];
  return buildJson(z.array(z.string()), {
    stem: 'photo-origin',
    from: [path, versionOf(path) ?? ''],
    make: async () => findOrigin(await readFile(path)),
  });
}

/** Finds the blocks EXIF, IPTC and XMP by the marks at their beginnings, which are the same in all formats. */
function findOrigin(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const exif = exifOf(bytes, text);
  const [, iptc = ''] = text.split('8BIM\x04\x04', 2);
  const hasPlace = exif.GPSInfo?.GPSLatitude !== undefined || text.includes('exif:GPSLatitude');
  const isSigned =
    [exif.Image?.Artist, exif.Photo?.CameraOwnerName].some(Boolean) ||
    text.includes('<dc:creator>') ||
    iptc.slice(0, 9_999).includes('\x1c\x02\x50');
  return [...(hasPlace ? ['where it was taken'] : []), ...(isSigned ? ['by whom'] : [])];
}

function exifOf(bytes: Buffer, text: string): Partial<ReturnType<typeof readExif>> {
  const mark = /(?:^|Exif..|eXIf|EXIF.{4})(?=II\*|MM.\*)/s.exec(text);
  try {
    return mark ? readExif(bytes.subarray(mark.index + mark[0].length)) : {};
  } catch {
    // The library throws various errors for a block that is cut, and nothing can be read of such a block.
    return {};
  }
}
