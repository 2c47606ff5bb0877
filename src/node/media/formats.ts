import type { FileRole } from '../../config/field-metadata.ts';
import type { FileFault } from '../../diagnose/references/check-context.ts';

/** A format of files that owners name, or name by mistake. */
export type Format = {
  /** As messages call it. */
  name: string;
  /** The uses that browsers have for it; a file to take along may be of any format. */
  roles: readonly FileRole[];
  endings: readonly string[];
  /** How its files begin: one sign for each byte, `?` for any. */
  signatures: readonly string[];
  /** The media types that a source of it may be given. */
  types: readonly string[];
};

type Details = Partial<Record<'endings' | 'signatures' | 'types', string>>;

/** A format, with its lists as words between blanks. */
function format(name: string, roles: readonly FileRole[], details: Details): Format {
  const words = (list = '') => list.split(' ').filter(Boolean);
  const { endings, signatures, types } = details;
  return {
    name,
    roles,
    endings: words(endings),
    signatures: words(signatures),
    types: words(types),
  };
}

export const svg = format('SVG picture', ['picture'], { endings: '.svg' });
export const avif = format('AVIF picture', ['picture'], {
  endings: '.avif',
  signatures: '????ftypavif ????ftypavis',
});
/** Its signature is that of some AVIF pictures, too. */
export const heic = format('HEIC picture', [], {
  signatures: '????ftypmif1 ????ftypmsf1 ????ftyphei ????ftyphev',
});
export const mp4 = format('MP4 file', ['video', 'audio'], {
  endings: '.mp4 .m4v .m4a',
  types: 'video/mp4 audio/mp4 audio/x-m4a video/x-m4v video/3gpp',
});
export const webm = format('WebM file', ['video', 'audio'], {
  endings: '.webm',
  types: 'video/webm audio/webm',
});
export const woff2 = format('WOFF2 font', ['font'], { endings: '.woff2', signatures: 'wOF2' });
export const pdf = format('PDF file', [], { endings: '.pdf', signatures: '%PDF-' });

/** The formats of video and audio, by the names that the library has for them. */
export const mediaFormats: Readonly<Record<string, Format>> = {
  MP4: mp4,
  'QuickTime File Format': format('QuickTime film', [], { types: 'video/quicktime' }),
  WebM: webm,
  Matroska: format('Matroska film', [], { types: 'video/matroska audio/matroska' }),
  MP3: format('MP3 track', ['audio'], { endings: '.mp3', types: 'audio/mpeg audio/mp3' }),
  Ogg: format('Ogg track', ['audio'], {
    endings: '.ogg .oga .opus',
    types: 'audio/ogg audio/opus application/ogg',
  }),
  WAVE: format('WAV track', ['audio'], {
    endings: '.wav',
    types: 'audio/wav audio/x-wav audio/wave',
  }),
  FLAC: format('FLAC track', ['audio'], { endings: '.flac', types: 'audio/flac audio/x-flac' }),
  ADTS: format('AAC track', ['audio'], { endings: '.aac', types: 'audio/aac' }),
};

/** The formats that how a file begins tells apart. */
export const signedFormats: readonly Format[] = [
  format('JPEG picture', ['picture'], {
    endings: '.jpg .jpeg .jpe .jfif',
    signatures: '\xff\xd8\xff',
  }),
  format('PNG picture', ['picture'], { endings: '.png', signatures: '\x89PNG' }),
  format('WebP picture', ['picture'], { endings: '.webp', signatures: 'RIFF????WEBP' }),
  format('GIF picture', ['picture'], { endings: '.gif', signatures: 'GIF8' }),
  avif,
  heic,
  woff2,
  pdf,
  format('TIFF picture', [], { signatures: 'II*\0 MM\0*' }),
  format('BMP picture', [], { signatures: 'BM????\0\0\0\0' }),
  format('ICO picture', [], { signatures: '\0\0\x01\0' }),
  format('JPEG XL picture', [], { signatures: '\xff\x0a \0\0\0\x0cJXL' }),
  format('Photoshop file', [], { signatures: '8BPS' }),
  format('WOFF font', [], { signatures: 'wOFF' }),
  format('TrueType font', [], { signatures: '\0\x01\0\0 OTTO' }),
  format('ZIP file', [], { signatures: 'PK\x03\x04' }),
  format('GZIP file', [], { signatures: '\x1f\x8b' }),
];

/** The format that the ending of a name promises. */
export function promisedFormat(ending: string): Format | undefined {
  const known = [svg, ...signedFormats, ...Object.values(mediaFormats)];
  return known.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

/** What a file of a format is called, with an article. */
export function withArticle({ name }: Format): string {
  return `${/^([AEIO]|MP|SVG)/.test(name) ? 'an' : 'a'} ${name}`;
}

/** What is expected in the place of a file that is not whole, and what to do. */
export const replaced = {
  expected: 'a whole file of the format that its name says',
  fix: 'export the file again, and put it in its place',
};

/** What is wrong with a file of a format of which the end is missing. */
export function cutFault(format: Format): FileFault {
  return { fault: `is ${withArticle(format)} that ends too early`, ...replaced };
}
