import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { readPart, withFile } from './containers.ts';

/** The media type of a file by what is in it; undefined for one that is not known. */
export async function recogniseMedia(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  // An SVG is a text: only its root element tells.
  if (type === undefined || type.mime === 'application/xml') {
    return isSvg(await readFile(path, 'utf8')) ? 'image/svg+xml' : type?.mime;
  }
  // Its container is that of two formats, of which browsers show one.
  if (type.mime === 'image/heif') return (await holdsAv1(path)) ? 'image/avif' : 'image/heic';
  return type.mime;
}

function isSvg(text: string): boolean {
  const elements: string[] = [];
  const parser = new Parser({ onopentagname: (name) => elements.push(name) }, { xmlMode: true });
  parser.end(text);
  return elements[0]?.replace(/^.*:/, '') === 'svg';
}

async function holdsAv1(path: string): Promise<boolean> {
  return withFile(path, async (file) => (await readPart(file, 0, 4096)).includes('av01'));
}
