import { readFileSync } from 'node:fs';
import { diagnosePlaceholders } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { contentFile, nameOf, siteFile } from '../project/paths.ts';
import sample from './sample.json' with { type: 'json' };
import { fingerprint } from './sample.ts';

const media = new Map<string, string>(Object.entries(sample.media));

const isSampleMedia = (path: string) => media.has(path) && fingerprint(path) === media.get(path);

/** All that still looks like the sample, in both files; they have to be in order otherwise. */
export function findAllPlaceholders(site = siteFile, content = contentFile): Problem[] {
  return [site, content].flatMap((path) =>
    diagnosePlaceholders(nameOf(path), readFileSync(path), { ...sample, isSampleMedia }),
  );
}
