import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFilm } from '../../../shared/picture-folder.ts';
import { versionOf } from '../../files/project/file-system.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { publicFilePath } from '../../files/project/public-files.ts';
import { assetCacheDir, buildAsset } from './asset-cache.ts';
import { stillBeside } from './still-beside.ts';

const run = promisify(execFile);

/**
 * Returns the file in which a picture stands still: its own, but for a film. Of a film, it is the picture of the same
 * name beside it, and else its first frame. @throws {PlainError} if a film has neither
 */
export async function stillFile(path: string): Promise<string> {
  const file = publicFilePath(path);
  if (!isFilm(path)) return file;
  const beside = stillBeside(file);
  if (beside !== undefined) return beside;
  const frame = { stem: 'still', ending: 'png', from: [file, versionOf(file) ?? ''] };
  return join(assetCacheDir, await buildAsset({ ...frame, make: () => firstFrame(path, file) }));
}

async function firstFrame(path: string, file: string): Promise<Uint8Array> {
  const output = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  try {
    const limits = { encoding: 'buffer', maxBuffer: 2 ** 28 } as const;
    return (await run('ffmpeg', ['-v', 'error', '-i', file, ...output], limits)).stdout;
  } catch {
    // The program may be missing, or may not read this film. Both are mended by a picture beside it.
    throw new PlainError(`public${path} has no still: save one of its frames beside it.`);
  }
}
