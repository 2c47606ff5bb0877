import { openPromise } from 'yauzl';
import { PlainError } from '../../files/project/plain-error.ts';
import { maxSize, tooLarge } from './size-limit.ts';

/**
 * Reads those files of a ZIP archive that are asked for, by the name without their folder. An archive that was packed
 * again has them in a folder.
 * @throws {PlainError} if the archive is broken, or a file in it is too large
 */
export async function readZip(
  path: string,
  archive: string,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let place = archive;
  try {
    const zip = await openPromise(path);
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      const name = fileName.replace(/^.*\//, '');
      if (fileName.startsWith('__MACOSX/') || files.has(name) || !isWanted(name)) continue;
      place = `${archive}  ${fileName}`;
      if (uncompressedSize > maxSize)
        throw new PlainError(`${place}  unpacks to ${tooLarge(uncompressedSize)}`);
      // The reader ends with an error if the file unpacks to more than the archive says.
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
      files.set(name, Buffer.concat(parts));
      place = archive;
    }
    return files;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${place}  is no whole ZIP archive: ${reason.replace(/\.+$/, '')}.`);
  }
}
