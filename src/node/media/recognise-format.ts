import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { readContainer } from './container.ts';
import {
  avif,
  type Format,
  heic,
  mediaFormats,
  mp4,
  promisedFormat,
  signedFormats,
  svg,
} from './formats.ts';

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
  if (name.startsWith('QuickTime') && promisedFormat(extname(path)) === mp4) return mp4;
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
