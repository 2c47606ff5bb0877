import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { findPlaceholders, type Sample } from '../diagnose/document/placeholders.ts';
import type { Problem } from '../diagnose/messages/problem.ts';
import { sourceOf, toProblem } from '../diagnose/text/source.ts';
import { contentFile, nameOf, siteFile } from './owner-files.ts';
import sample from './sample.json' with { type: 'json' };
import { fingerprint } from './sample.ts';

const media = new Map<string, string>(Object.entries(sample.media));

const demo: Sample = {
  names: sample.names,
  texts: sample.texts,
  isSampleMedia: (path) => media.has(path) && fingerprint(path) === media.get(path),
};

/** All that still looks like the sample, in both files; they have to be in order otherwise. */
export function findAllPlaceholders(site = siteFile, content = contentFile): Problem[] {
  return [site, content].flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    const source = sourceOf(nameOf(path), text);
    const leftovers = findPlaceholders(parseDocument(text), demo);
    return leftovers.map((finding) => toProblem(source, finding));
  });
}
