import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { diagnosePlaceholders } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { contentFile, nameOf, siteFile } from '../project/paths.ts';
import { publicPlace } from '../project/public-files.ts';
import sample from './sample.json' with { type: 'json' };

const media = new Map<string, string>(Object.entries(sample.media));

const isSampleMedia = (path: string) => media.has(path) && fingerprint(path) === media.get(path);

/**
 * Finds all leftovers of the sample in the site file and the content file. Both files must be valid. The
 * words of the sample in Spanish may stay on a site in Spanish.
 */
export function findAllPlaceholders(
  { app }: { app: { language: string } },
  site = siteFile,
  content = contentFile,
): Problem[] {
  const isSpanish = /^es\b/i.test(app.language);
  const places = Object.entries(sample.places).filter(
    ([place]) => !(isSpanish && /sound/.test(place)),
  );
  const known = { ...sample, places: Object.fromEntries(places), isSampleMedia };
  return [site, content].flatMap((path) =>
    diagnosePlaceholders(nameOf(path), readFileSync(path), known),
  );
}

/** Returns the hash of a file below `public/`; undefined if there is none. */
export function fingerprint(path: string): string | undefined {
  const place = publicPlace(path);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 16);
}
