import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { iconNames } from '../assets/icon-set.ts';
import { type FaultFor, inspectMedium } from '../media/media-fault.ts';
import { type PublicFolder, readPublicFolder } from '../project/public-files.ts';

/** What no page may be called: the build writes folders and documents of these names beside the pages. */
const ownNames = ['404', 'api', 'assets', 'index'];

/**
 * What files with these texts may refer to. To look into media takes long, and `public/` may hold
 * thousands: only those are inspected whose path stands somewhere in a text.
 */
export async function readCheckContext(
  texts: readonly string[],
  { files, folders, linksOut }: PublicFolder = readPublicFolder(),
): Promise<CheckContext> {
  // A text between single quotation marks has each of them twice.
  const written = texts.map((text) => text.normalize('NFC').replaceAll("''", "'"));
  const named = [...files, ...folders].filter(([path]) =>
    written.some((text) => text.includes(path)),
  );
  const inspected = await Promise.all(
    named.map(
      async ([path, place]): Promise<[string, FaultFor]> => [path, await inspectMedium(place)],
    ),
  );
  const faults = new Map(inspected);
  const topFolders = [...files.keys()].flatMap((path) => path.split('/').slice(1, -1).slice(0, 1));
  return {
    // A link that leads out has a problem of its own: it would be reported as missing, too.
    media: [...files.keys(), ...linksOut],
    faultOf: (path, use) => faults.get(path.replace(/\/$/, ''))?.(use),
    icons: iconNames(),
    folders: [...new Set([...ownNames, ...topFolders])].sort(),
  };
}
