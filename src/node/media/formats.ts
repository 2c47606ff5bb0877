import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileRole } from '../../config/field-metadata.ts';
import type { FileFault } from '../../diagnose/references/check-context.ts';
import { readContainer } from './container.ts';

/** A file format that owners use, or use by mistake. */
export type Format = {
  /** The name of the format in messages. */
  name: string;
  /** The uses for which browsers accept the format. Downloads may have any format. */
  roles: readonly FileRole[];
  endings: readonly string[];
  /** The first bytes of such files, one character for each byte; `?` matches any byte. */
  signatures: readonly string[];
  /** The media types that owners may give to such a source. */
  types: readonly string[];
};

const words = (list: string) => list.split(' ').filter(Boolean);

/** Returns a format that is recognised by its first bytes; no endings for unsupported formats. */
function signed(name: string, signatures: string, endings = '', roles: FileRole[] = []): Format {
  return { name, roles, endings: words(endings), signatures: words(signatures), types: [] };
}

/** Returns a format of video or audio, which the media library recognises. */
function media(name: string, roles: FileRole[], endings: string, types: string): Format {
  return { name, roles, endings: words(endings), signatures: [], types: words(types) };
}

const mp4Types = 'video/mp4 audio/mp4 audio/x-m4a video/x-m4v video/3gpp';
export const mp4 = media('MP4 file', ['video', 'audio'], '.mp4 .m4v .m4a', mp4Types);
export const webm = media('WebM file', ['video', 'audio'], '.webm', 'video/webm audio/webm');
const oggTypes = 'audio/ogg audio/opus application/ogg';

/** The formats of video and audio, by their names in the media library. */
const mediaFormats: Readonly<Record<string, Format>> = {
  MP4: mp4,
  'QuickTime File Format': media('QuickTime film', [], '', 'video/quicktime'),
  WebM: webm,
  Matroska: media('Matroska film', [], '', 'video/matroska audio/matroska'),
  MP3: media('MP3 track', ['audio'], '.mp3', 'audio/mpeg audio/mp3'),
  Ogg: media('Ogg track', ['audio'], '.ogg .oga .opus', oggTypes),
  WAVE: media('WAV track', ['audio'], '.wav', 'audio/wav audio/x-wav audio/wave'),
  FLAC: media('FLAC track', ['audio'], '.flac', 'audio/flac audio/x-flac'),
  ADTS: media('AAC track', ['audio'], '.aac', 'audio/aac'),
};

/** An SVG has no signature; only the root element distinguishes it from other texts. */
export const svg = signed('SVG picture', '', '.svg', ['picture']);
const avif = signed('AVIF picture', '????ftypavif ????ftypavis', '.avif', ['picture']);
/** Some AVIF pictures begin with the same bytes. */
const heic = signed('HEIC picture', '????ftypmif1 ????ftypmsf1 ????ftyphei ????ftyphev');
export const woff2 = signed('WOFF2 font', 'wOF2', '.woff2', ['font']);
export const pdf = signed('PDF file', '%PDF-', '.pdf');

/** The formats that are recognised by their first bytes. */
const signedFormats: readonly Format[] = [
  signed('JPEG picture', '\xff\xd8\xff', '.jpg .jpeg .jpe .jfif', ['picture']),
  signed('PNG picture', '\x89PNG', '.png', ['picture']),
  signed('WebP picture', 'RIFF????WEBP', '.webp', ['picture']),
  signed('GIF picture', 'GIF8', '.gif', ['picture']),
  avif,
  heic,
  woff2,
  pdf,
  signed('TIFF picture', 'II*\0 MM\0*'),
  signed('BMP picture', 'BM????\0\0\0\0'),
  signed('ICO picture', '\0\0\x01\0'),
  signed('JPEG XL picture', '\xff\x0a \0\0\0\x0cJXL'),
  signed('Photoshop file', '8BPS'),
  signed('WOFF font', 'wOFF'),
  signed('TrueType font', '\0\x01\0\0 OTTO'),
  signed('ZIP file', 'PK\x03\x04'),
  signed('GZIP file', '\x1f\x8b'),
];

/** Returns the format that the ending of a file name stands for; undefined for unknown endings. */
export function formatOfEnding(ending: string): Format | undefined {
  const known = [svg, ...signedFormats, ...Object.values(mediaFormats)];
  return known.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

export function withArticle({ name }: Format): string {
  return `${/^([AEIO]|MP|SVG)/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The advice for an incomplete file. */
export const wholeFile = {
  expected: 'a whole file of the format that its name says',
  fix: 'export the file again, and put it in its place',
};

/** Returns the fault of a file that cannot be read to its end. */
export function damageFault(format: Format): FileFault {
  return { fault: `is ${withArticle(format)} that is damaged, or not whole`, ...wholeFile };
}

/** Recognises the format of a file by its content; undefined for unknown formats. */
export async function recogniseFormat(path: string): Promise<Format | undefined> {
  const head = await readHead(path);
  const signed = signedFormats.find(({ signatures }) =>
    signatures.some((signature) => beginsWith(head, signature)),
  );
  if (signed === heic && head.includes('av01')) return avif;
  if (signed) return signed;
  // An SVG is a text, so only its root element distinguishes it from other texts.
  if (/^[^\w<]*</.test(head)) return isSvg(await readFile(path, 'utf8')) ? svg : undefined;
  const name = (await readContainer(path))?.format ?? '';
  // Phones write QuickTime films with the ending of MP4, and browsers play such files.
  if (name.startsWith('QuickTime') && formatOfEnding(extname(path)) === mp4) return mp4;
  return mediaFormats[name];
}

/** Reads the first bytes of a file as a text, one character for each byte. */
async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function beginsWith(head: string, signature: string): boolean {
  return [...signature].every((sign, index) => sign === '?' || sign === head[index]);
}

/** Checks whether the first element is an SVG, whose name may have a namespace prefix. */
function isSvg(text: string): boolean {
  const markup = text.replace(/<!--.*?-->|<\?.*?\?>/gs, '');
  const [, root] = /<(?:[\w.-]+:)?(\w+)/.exec(markup) ?? [];
  return root === 'svg';
}
