import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';

/** A file of media, as far as its form tells whether it is what it says, and all of it. */
type Bytes = { head: Buffer; tail: Buffer; size: number };

type Kind = { name: string; begins: (file: Bytes) => boolean; ends?: (file: Bytes) => boolean };

const startsWith =
  (text: string, at = 0) =>
  ({ head }: Bytes) =>
    head.toString('latin1', at, at + text.length) === text;
const endsWith =
  (...bytes: number[]) =>
  ({ tail }: Bytes) =>
    tail.subarray(-bytes.length).equals(Buffer.from(bytes));

const mp4 = (name: string): Kind => ({ name, begins: startsWith('ftyp', 4) });
const jpeg: Kind = {
  name: 'JPEG picture',
  begins: startsWith('\xff\xd8\xff'),
  ends: endsWith(0xff, 0xd9),
};
const webm = (name: string): Kind => ({ name, begins: startsWith('\x1a\x45\xdf\xa3') });

const kinds: Record<string, Kind | undefined> = {
  '.avif': mp4('AVIF picture'),
  '.gif': { name: 'GIF picture', begins: startsWith('GIF8'), ends: endsWith(0x3b) },
  '.jpeg': jpeg,
  '.jpg': jpeg,
  '.m4a': mp4('MP4 track'),
  '.mp4': mp4('MP4 film'),
  '.pdf': { name: 'PDF file', begins: startsWith('%PDF-') },
  '.png': {
    name: 'PNG picture',
    begins: startsWith('\x89PNG'),
    ends: endsWith(0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
  },
  '.svg': { name: 'SVG picture', begins: ({ head }) => /<svg[\s>]/.test(head.toString('utf8')) },
  '.webm': webm('WebM file'),
  '.webp': {
    name: 'WebP picture',
    begins: (file) => startsWith('RIFF')(file) && startsWith('WEBP', 8)(file),
    ends: ({ head, size }) => head.readUInt32LE(4) + 8 <= size,
  },
  '.woff2': {
    name: 'WOFF2 font',
    begins: startsWith('wOF2'),
    ends: ({ head, size }) => head.readUInt32BE(8) <= size,
  },
};

/** What is wrong with a file of media, after its name; undefined when nothing can be told. */
export function mediaFault(path: string): string | undefined {
  const kind = kinds[extname(path).toLowerCase()];
  if (!kind) return undefined;
  const file = peek(path);
  if (file.size === 0) return 'is empty';
  if (!kind.begins(file)) return `is no ${kind.name}, whatever its name says`;
  if (kind.ends?.(file) === false) return `is a ${kind.name} that ends too early`;
  return undefined;
}

/** The first kilobyte and the last bytes; films are not read whole for this. */
function peek(path: string): Bytes {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    const [head, tail] = [Buffer.alloc(1024), Buffer.alloc(Math.min(16, size))];
    readSync(handle, head, 0, head.length, 0);
    readSync(handle, tail, 0, tail.length, size - tail.length);
    return { head, tail, size };
  } finally {
    closeSync(handle);
  }
}
