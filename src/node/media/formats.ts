import type { FileFault } from '../../diagnose/references/check-context.ts';

/** A format of media that browsers show or play, or that this project reads. */
export type Format = {
  /** As it is called in messages. */
  name: string;
  /** What its bytes are called; programs do not agree on one name for a container. */
  types: readonly string[];
  endings: readonly string[];
};

const picture = (name: string, types: string[], endings: string[]) => ({
  name: `${name} picture`,
  types,
  endings,
});

const mp4: Format = {
  name: 'MP4 file',
  types: ['video/mp4', 'audio/mp4', 'audio/x-m4a', 'video/x-m4v', 'video/quicktime', 'video/3gpp'],
  endings: ['.mp4', '.m4v', '.m4a'],
};

const webm: Format = {
  name: 'WebM file',
  types: ['video/webm', 'audio/webm', 'video/matroska', 'audio/matroska'],
  endings: ['.webm'],
};

/** The formats that a role takes; a file to take along may have any. */
export const formats: Readonly<Record<'picture' | 'video' | 'audio' | 'font', readonly Format[]>> =
  {
    picture: [
      picture('JPEG', ['image/jpeg'], ['.jpg', '.jpeg', '.jpe', '.jfif']),
      picture('PNG', ['image/png', 'image/apng'], ['.png']),
      picture('WebP', ['image/webp'], ['.webp']),
      picture('AVIF', ['image/avif', 'image/heif', 'image/avif-sequence'], ['.avif']),
      picture('GIF', ['image/gif'], ['.gif']),
      picture('SVG', ['image/svg+xml'], ['.svg']),
    ],
    video: [mp4, webm],
    audio: [
      mp4,
      webm,
      { name: 'MP3 track', types: ['audio/mpeg', 'audio/mp3'], endings: ['.mp3'] },
      {
        name: 'Ogg track',
        types: ['audio/ogg', 'audio/opus', 'audio/ogg; codecs=opus', 'application/ogg'],
        endings: ['.ogg', '.oga', '.opus'],
      },
      { name: 'WAV track', types: ['audio/wav', 'audio/x-wav', 'audio/wave'], endings: ['.wav'] },
      { name: 'FLAC track', types: ['audio/flac', 'audio/x-flac'], endings: ['.flac'] },
      { name: 'AAC track', types: ['audio/aac'], endings: ['.aac'] },
    ],
    font: [{ name: 'WOFF2 font', types: ['font/woff2'], endings: ['.woff2'] }],
  };

const pdf: Format = { name: 'PDF file', types: ['application/pdf'], endings: ['.pdf'] };

const known = [...new Set([...Object.values(formats).flat(), pdf])];

/** The format of a type; undefined for one that no role takes. */
export function formatOf(type: string | undefined): Format | undefined {
  return known.find(({ types }) => type !== undefined && types.includes(type));
}

/** The format that the ending of a name promises. */
export function promisedFormat(ending: string): Format | undefined {
  return known.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

const others: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC picture',
  'image/heic-sequence': 'HEIC picture',
  'image/tiff': 'TIFF picture',
  'image/bmp': 'BMP picture',
  'image/jxl': 'JPEG XL picture',
  'image/x-icon': 'ICO picture',
  'image/vnd.adobe.photoshop': 'Photoshop file',
};

/** What is expected in the place of a file that is not whole, and what to do. */
export const wholeFile = 'a whole file of the format that its name says';
export const again = 'export the file again, and put it in its place';

/** What is wrong with a file of a type of which the end is missing. */
export function cutFault(type: string): FileFault {
  return { fault: `is ${nameOf(type)} that ends too early`, expected: wholeFile, fix: again };
}

/** What a file of a type is called, with an article. */
export function nameOf(type: string): string {
  const [kind = '', format = ''] = type.split('/');
  const kinds: Readonly<Record<string, string>> = {
    image: 'picture',
    video: 'film',
    audio: 'track',
    font: 'font',
  };
  const short = format.replace(/^(x-|vnd\.)/, '').toUpperCase();
  const name = formatOf(type)?.name ?? others[type] ?? `${short} ${kinds[kind] ?? 'file'}`;
  return `${/^([AEIO]|MP|SVG|XML|HTML)/.test(name) ? 'an' : 'a'} ${name}`;
}
