import { join } from 'node:path';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { iconNames } from '../assets/icon-set.ts';
import { publicDir, publicFiles } from '../project/public-files.ts';
import { mediaFault } from './media-fault.ts';

/** What the build writes beside the pages: folders, and documents that are not those of a page of that name. */
const ownNames = ['404', 'api', 'assets', 'index'];

/**
 * What one of the owner's files may refer to: read anew each time, because files come and go. To
 * look into media takes long, so only those are looked into that the text of the file names.
 */
export async function checkContext(text: string, folder = publicDir): Promise<CheckContext> {
  const media = publicFiles(folder);
  const named = media.filter((path) => text.includes(path));
  const faults = new Map(
    await Promise.all(
      named.map(async (path) => [path, await mediaFault(join(folder, path))] as const),
    ),
  );
  const folders = media.flatMap((file) => file.split('/').slice(1, -1).slice(0, 1));
  return {
    media,
    faultOf: (path) => faults.get(path),
    icons: iconNames(),
    folders: [...new Set([...ownNames, ...folders])].sort(),
  };
}
