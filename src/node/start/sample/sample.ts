import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { diagnosePlaceholders } from '../../../diagnose/diagnose.ts';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { contentFile, pathInMessages, siteFile } from '../../files/project/paths.ts';
import { publicFilePath } from '../../files/project/public-files.ts';
import sample from './sample.json' with { type: 'json' };

const media = new Map<string, string>(Object.entries(sample.media));

const isSampleMedia = (path: string) => media.has(path) && fingerprint(path) === media.get(path);

/** Finds all leftovers of the sample in the site file and the content file. Both files must be valid. */
export function findAllPlaceholders(site = siteFile, content = contentFile): Problem[] {
  return [site, content].flatMap((path) =>
    diagnosePlaceholders(pathInMessages(path), readFileSync(path), { ...sample, isSampleMedia }),
  );
}

/** Returns the hash of a file below `public/`; undefined if there is none. */
export function fingerprint(path: string): string | undefined {
  const place = publicFilePath(path);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 16);
}
