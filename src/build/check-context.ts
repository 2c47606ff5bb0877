import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckContext } from '../diagnose/references/check-context.ts';
import { iconNames } from './icon-set.ts';
import { mediaFault } from './media-file.ts';

/** The folder of the media, as it is served. */
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** What the build writes beside the pages. */
const ownFolders = ['api', 'assets'];

/** What the owner's files may refer to: read anew each time, because files come and go. */
export function checkContext(mediaFolder = publicFolder): CheckContext {
  const media = existsSync(mediaFolder) ? filesBelow(mediaFolder, '') : [];
  const folders = media.flatMap((file) => file.split('/').slice(1, -1).slice(0, 1));
  const faultOf = (path: string) => mediaFault(join(mediaFolder, path));
  return {
    media,
    faultOf,
    icons: iconNames(),
    folders: [...new Set([...ownFolders, ...folders])].sort(),
  };
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, path) : [path];
  });
}
