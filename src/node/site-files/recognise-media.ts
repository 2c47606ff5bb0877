import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';

/** The media type of a file by what is in it; undefined for one that is not known. */
export async function recogniseMedia(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  // An SVG is a text: only its root element tells.
  if (type === undefined || type.mime === 'application/xml') {
    return isSvg(await readFile(path, 'utf8')) ? 'image/svg+xml' : undefined;
  }
  return type.mime;
}

function isSvg(text: string): boolean {
  const elements: string[] = [];
  const parser = new Parser({ onopentagname: (name) => elements.push(name) }, { xmlMode: true });
  parser.end(text);
  return elements[0]?.replace(/^.*:/, '') === 'svg';
}
