import type { CheckContext, FileFault, FileUse } from '../../diagnose/references/check-context.ts';
import { iconNames } from '../assets/icon-set.ts';
import { mediaFault } from '../media/media-fault.ts';
import {
  isInPublic,
  linksOut,
  publicDir,
  publicFiles,
  publicPlace,
} from '../project/public-files.ts';

/** What the build writes beside the pages: folders, and documents that are not those of a page of that name. */
const ownNames = ['404', 'api', 'assets', 'index'];

/**
 * Checks with what the owner's files may refer to, which is read anew each time, because files come
 * and go. To look into media takes long: the check runs first to learn which of them are named, and
 * again when one of these has a fault.
 */
export async function withCheckContext<T>(
  check: (context: CheckContext) => T,
  folder = publicDir,
): Promise<T> {
  const files = publicFiles(folder);
  const folders = files.flatMap((file) => file.split('/').slice(1, -1).slice(0, 1));
  const context = {
    // Where a link leads out, its own problem says so: there is a file of that name.
    media: [...files, ...linksOut(folder)],
    icons: iconNames(),
    folders: [...new Set([...ownNames, ...folders])].sort(),
  };
  const named = new Map<string, { path: string; use: FileUse }>();
  const outcome = check({
    ...context,
    faultOf: (path, use) => {
      named.set(JSON.stringify([path, use]), { path, use });
      return undefined;
    },
  });
  const faults = new Map<string, FileFault>();
  for (const [key, { path, use }] of named) {
    if (!isInPublic(path, folder)) continue;
    const fault = await mediaFault(publicPlace(path, folder), use);
    if (fault) faults.set(key, fault);
  }
  if (faults.size === 0) return outcome;
  return check({ ...context, faultOf: (path, use) => faults.get(JSON.stringify([path, use])) });
}
