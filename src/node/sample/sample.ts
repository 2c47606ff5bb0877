import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { textsOf } from '../../diagnose/diagnose.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';

/** What tells the shipped sample from a site of one's own; `sample.json` holds it. */
export type Sample = {
  names: string[];
  places: Record<string, string[]>;
  media: Record<string, string>;
};

/** The places of both files that speak of the owner; what stands in the others, any site may say. */
const ownPlaces = [
  'app.name',
  'app.description',
  'owner.name',
  'navigation.logo.alt',
  'pages[].description',
  'pages[].sections[].photo.alt',
  'pages[].sections[].paragraphs[]',
  'pages[].sections[].items[]',
  'pages[].sections[].items[].url',
  'personalOwn.own.nameOwn',
  'personalOwn.own.profession',
  'personalOwn.own.label',
  'projects[][0]',
  'projects[][1]',
  'projects[][2]',
  'contactMe[][1]',
];

/** The fingerprint of a file below `public/`; undefined where it is not there. */
export function fingerprint(path: string): string | undefined {
  const place = publicPlace(path);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 16);
}

/** The sample as it stands in the two files and below `public/` right now. */
export function takeSample(): Sample {
  const media = publicFiles().map((path): [string, string] => [path, fingerprint(path) ?? '']);
  return { ...takeTexts(siteFile, contentFile), media: Object.fromEntries(media) };
}

/** What the two files of the sample say of their owner. */
export function takeTexts(site: string, content: string): Pick<Sample, 'names' | 'places'> {
  const places: Record<string, string[]> = Object.fromEntries(
    ownPlaces.map((place) => [place, []]),
  );
  for (const path of [site, content]) {
    for (const [place, text] of textsOf(readFileSync(path))) places[place]?.push(text);
  }
  return { names: places['owner.name'] ?? [], places };
}
