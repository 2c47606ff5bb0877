import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { iconNames } from '../assets/icon-set.ts';
import { type FaultFor, inspectMedium } from '../media/media-fault.ts';
import { type PublicFolder, readPublicFolder } from '../project/public-files.ts';

/** Names that pages must not have, since the build writes folders and documents of these names. */
const ownNames = ['404', 'api', 'assets', 'index'];

/**
 * Collects everything that files with these texts may refer to. Media files are slow to inspect, and
 * `public/` may hold thousands. So only files are inspected whose path occurs in a text.
 */
export async function readCheckContext(
  texts: readonly string[],
  { files, folders, linksOut }: PublicFolder = readPublicFolder(),
): Promise<CheckContext> {
  // In single-quoted YAML strings, each quotation mark is doubled.
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
    // Symbolic links out of `public/` are reported separately, so this list keeps them from being reported
    // as missing.
    media: [...files.keys(), ...linksOut],
    faultOf: (path, use) => faults.get(path.replace(/\/$/, ''))?.(use),
    icons: iconNames(),
    folders: [...new Set([...ownNames, ...topFolders])].sort(),
  };
}
