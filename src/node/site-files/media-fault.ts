import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { buildText } from '../assets/asset-cache.ts';
import { recogniseMedia } from './recognise-media.ts';

/** What a file of media should be, by the ending of its name. */
type Kind = { name: string; types: readonly string[]; whole?: (file: Buffer) => Promise<unknown> };

const picture = (name: string, ...types: string[]): Kind => ({ name, types, whole: decodePicture });
const jpeg = picture('JPEG picture', 'image/jpeg');
// The same container; programs do not agree on what to call it in its first bytes.
const mp4 = ['audio/mp4', 'audio/x-m4a', 'video/mp4', 'video/quicktime', 'video/x-m4v'];

const kinds: Record<string, Kind | undefined> = {
  '.avif': picture('AVIF picture', 'image/avif', 'image/heif'),
  '.gif': picture('GIF picture', 'image/gif'),
  '.jpeg': jpeg,
  '.jpg': jpeg,
  '.m4a': { name: 'MP4 track', types: mp4 },
  '.mp4': { name: 'MP4 film', types: mp4 },
  '.pdf': { name: 'PDF file', types: ['application/pdf'] },
  '.png': picture('PNG picture', 'image/png', 'image/apng'),
  '.svg': { name: 'SVG picture', types: ['image/svg+xml'] },
  '.webm': { name: 'WebM file', types: ['audio/webm', 'video/webm', 'video/matroska'] },
  '.webp': picture('WebP picture', 'image/webp'),
  '.woff2': { name: 'WOFF2 font', types: ['font/woff2'], whole: decodeFont },
};

/** What is wrong with a file of media, after its name; undefined when nothing can be told. */
export async function mediaFault(path: string): Promise<string | undefined> {
  const kind = kinds[extname(path).toLowerCase()];
  if (!kind) return undefined;
  if ((await stat(path)).size === 0) return 'is empty';
  const type = await recogniseMedia(path);
  if (type === undefined || !kind.types.includes(type)) {
    return `is no ${kind.name}, whatever its name says`;
  }
  return kind.whole && !(await isWhole(path, kind.whole))
    ? `is ${kind.name.startsWith('A') ? 'an' : 'a'} ${kind.name} that ends too early`
    : undefined;
}

/** To decode a file takes long: the outcome is kept for as long as the file stays as it is. */
async function isWhole(path: string, decode: (file: Buffer) => Promise<unknown>) {
  const file = await readFile(path);
  const outcome = await buildText({
    stem: 'is-whole',
    ending: 'json',
    from: [file],
    make: () =>
      // Why it fails is not told: the type is right, so it is the rest that is missing.
      decode(file).then(
        () => 'true',
        () => 'false',
      ),
  });
  return outcome === 'true';
}

async function decodePicture(file: Buffer) {
  const { default: sharp } = await import('sharp');
  return sharp(file, { failOn: 'truncated' }).stats();
}

async function decodeFont(file: Buffer) {
  const { fromBuffer } = await import('@capsizecss/unpack');
  return fromBuffer(file);
}
