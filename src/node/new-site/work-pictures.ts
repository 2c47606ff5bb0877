import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspectMedia } from '../media/media-fault.ts';
import { PlainError } from '../project/plain-error.ts';
import type { Media } from './site-folder.ts';

/**
 * Reads the pictures of a folder that pages can show. Files of another kind are left out.
 * @throws {PlainError} if there is no such picture
 */
export async function readWorkPictures(folder: string): Promise<Media> {
  const pictures = new Map<string, Uint8Array>();
  const source = resolve(folder);
  for (const { name } of readdirSync(source, { withFileTypes: true }).filter(isPicture)) {
    const place = join(source, name);
    const faultOf = await inspectMedia(place);
    if (faultOf({ role: 'picture' })) continue;
    // These characters would end the path in an address.
    const path = `media/work/${name.normalize('NFC').replace(/[?#\\]/g, '-')}`;
    pictures.set(path, readFileSync(place));
  }
  if (pictures.size > 0) return pictures;
  throw new PlainError(`In ${source} there is no picture that a page could show.`);
}

const isPicture = (entry: { isFile: () => boolean; name: string }) =>
  entry.isFile() && /^[^.].*\.(avif|gif|jpe?g|png|svg|webp)$/i.test(entry.name);
