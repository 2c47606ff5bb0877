import { type FileHandle, open } from 'node:fs/promises';
import { findBoxes, readBoxHead } from './boxes.ts';

/** What a film or a track says of itself. */
export type Container = {
  /** Whether it has all the bytes that it announces. */
  isWhole: boolean;
  hasPicture: boolean;
  hasSound: boolean;
  /** The names of its codecs, such as `avc1` or `vp9`. */
  codecs: string[];
};

/** The most that the index of a film takes, in bytes; hours of film take less. */
const largestIndex = 64 * 2 ** 20;

/** Reads the index of an MP4 file, wherever it stands. */
export async function readMp4(path: string): Promise<Container> {
  return withFile(path, async (file, size) => {
    let index: Buffer | undefined;
    let end = 0;
    while (end < size) {
      const head = readBoxHead(await readPart(file, end, 16));
      if (!head) break;
      const length = head.size === 0 ? size - end : head.size;
      if (head.type === 'moov' && length < largestIndex) index = await readPart(file, end, length);
      end += length;
    }
    const tracks = index ? findBoxes(index, ['moov', 'trak', 'mdia']) : [];
    const kinds = tracks
      .flatMap((each) => findBoxes(each, ['hdlr']))
      .map((hdlr) => textAt(hdlr, 8));
    const entries = tracks.flatMap((each) => findBoxes(each, ['minf', 'stbl', 'stsd']));
    return {
      isWhole: index !== undefined && end === size,
      hasPicture: kinds.includes('vide'),
      hasSound: kinds.includes('soun'),
      codecs: entries.map((stsd) => textAt(stsd, 12).toLowerCase()),
    };
  });
}

/** Reads the beginning of a WebM file, where its codecs are named. */
export async function readWebm(path: string): Promise<Container> {
  return withFile(path, async (file, size) => {
    const start = await readPart(file, 0, 2 ** 20);
    const names = codecNames(start.toString('latin1'));
    const segment = start.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
    const length = segment < 0 ? undefined : readLength(start.subarray(segment + 4));
    return {
      isWhole: length !== undefined && segment + 4 + length <= size && names.length > 0,
      hasPicture: names.some((name) => name.startsWith('V_')),
      hasSound: names.some((name) => name.startsWith('A_')),
      codecs: names.map((name) => name.slice(2).toLowerCase()),
    };
  });
}

/** The elements that name a codec: their number, one byte with their length, and the name. */
function codecNames(bytes: string): string[] {
  return [...bytes.matchAll(/\x86([\x81-\xa0])([VA]_[A-Z0-9/_]+)/g)].map(
    ([, length = '', name = '']) => name.slice(0, length.charCodeAt(0) & 0x7f),
  );
}

/** The length of an element with that of its number; 0 where the file does not say it. */
function readLength(bytes: Buffer): number | undefined {
  const [first = 0] = bytes;
  const width = Math.clz32(first) - 23;
  if (width > 8 || bytes.length < width) return undefined;
  const digits = bytes.subarray(0, width);
  const value = BigInt(`0x${digits.toString('hex')}`) & ((1n << BigInt(7 * width)) - 1n);
  // All ones: a recording that did not know its length.
  return value === (1n << BigInt(7 * width)) - 1n ? 0 : width + Number(value);
}

function textAt(bytes: Buffer, from: number): string {
  return bytes.toString('latin1', from, from + 4);
}

/** Opens a file for as long as it is read. */
export async function withFile<T>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<T>,
) {
  const file = await open(path);
  try {
    return await read(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** A part of a file; less where the file ends before. */
export async function readPart(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
