import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileFault } from '../../../diagnose/references/check-context.ts';
import { readHead } from '../../files/project/file-system.ts';
import { readContainer } from './container.ts';
import table from './formats.json' with { type: 'json' };

/** A file format that the site supports, or that owners often use although the site does not support it. */
export type Format = {
  /** The name of the format in error messages. */
  name: string;
  /** The uses for which browsers accept the format. Downloads may have any format. */
  roles: readonly string[];
  /** The extensions of file names, such as `.png`; none for unsupported formats. */
  endings: readonly string[];
  /** The first bytes of such files, one character for each byte; `?` matches any byte. */
  signatures: readonly string[];
  /** The name of the format in the library `mediabunny`, which recognises video and audio files. */
  container: string;
  /** The media types that the configuration may give for a video or audio file of this format. */
  types: readonly string[];
};

const formats: readonly Format[] = Object.entries(table).map(([name, format]) => ({
  signatures: [],
  container: '',
  types: [],
  ...format,
  name,
}));

export function isFormat(format: Format | undefined, name: keyof typeof table): boolean {
  return format?.name === name;
}

const formatNamed = (name: keyof typeof table) => formats.find((each) => isFormat(each, name));

/** Returns the format that has this extension of file names; undefined for unknown extensions. */
export function formatOfEnding(ending: string): Format | undefined {
  return formats.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

export function withArticle({ name }: Format): string {
  return `${/^([AEIO]|MP|SVG)/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The part of an error message that says what to do about an incomplete file. */
export const wholeFile = {
  expected: 'a whole file of the format that its name says',
  fix: 'export the file again, and put it in its place',
};

/** Returns the error message for a file that is damaged or incomplete. */
export function damageFault(format: Format): FileFault {
  return { fault: `is ${withArticle(format)} that is damaged, or not whole`, ...wholeFile };
}

/** Recognises the format of a file by its content; undefined for unknown formats. */
export async function detectFormat(path: string): Promise<Format | undefined> {
  const head = await readHead(path);
  const signed = formats.find(({ signatures }) =>
    signatures.some((signature) => beginsWith(head, signature)),
  );
  // Some AVIF pictures begin with the same bytes as HEIC pictures, so the name of AVIF's codec decides.
  if (isFormat(signed, 'HEIC picture') && head.includes('av01')) return formatNamed('AVIF picture');
  if (signed) return signed;
  // An SVG has no fixed first bytes, so it is recognised by its root element.
  if (/^[^\w<]*</.test(head))
    return isSvg(await readFile(path, 'utf8')) ? formatNamed('SVG picture') : undefined;
  const name = (await readContainer(path))?.format;
  const promised = formatOfEnding(extname(path));
  // Some phones write QuickTime films with the extension .mp4. Browsers play such files, so they count as MP4.
  if (name?.startsWith('QuickTime') && isFormat(promised, 'MP4 file')) return promised;
  return name === undefined ? undefined : formats.find(({ container }) => container === name);
}

function beginsWith(head: string, signature: string): boolean {
  return [...signature].every((sign, index) => sign === '?' || sign === head[index]);
}

/** Checks whether the root element is `svg`, with or without a namespace prefix such as `svg:`. */
function isSvg(text: string): boolean {
  const markup = text.replace(/<!--.*?-->|<\?.*?\?>/gs, '');
  const [, root] = /<(?:[\w.-]+:)?(\w+)/.exec(markup) ?? [];
  return root === 'svg';
}
