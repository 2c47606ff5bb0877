// Writes sample.json: what tells the shipped sample from a site of one's own.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsOf } from '../../src/diagnose/diagnose.ts';
import { contentFile, siteFile } from '../../src/node/project/paths.ts';
import { readPublicFolder } from '../../src/node/project/public-files.ts';
import { fingerprint } from '../../src/node/sample/sample.ts';

/** The places of both files that speak of the owner; what stands in the others, any site may say. */
const ownPlaces = [
  'app.name',
  'app.description',
  'owner.name',
  'owner.profession',
  'owner.tagline',
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
  'projects[].title',
  'projects[].url',
  'projects[].description',
  'contactMe[][1]',
];

/** The places in which the files may say the same thing; a site has one of the two, or both. */
const twins = [
  ['owner.name', 'personalOwn.own.nameOwn'],
  ['owner.profession', 'personalOwn.own.profession'],
  ['owner.tagline', 'personalOwn.own.label'],
  ['projects[][0]', 'projects[].title'],
  ['projects[][1]', 'projects[].url'],
  ['projects[][2]', 'projects[].description'],
] as const;

/** What the two files of the sample say of their owner. */
export function takeTexts(site: string, content: string) {
  const places: Record<string, string[]> = Object.fromEntries(
    ownPlaces.map((place) => [place, []]),
  );
  for (const path of [site, content]) {
    for (const [place, text] of textsOf(readFileSync(path))) places[place]?.push(text);
  }
  for (const [place, twin] of twins) {
    const texts = [...new Set([...(places[place] ?? []), ...(places[twin] ?? [])])];
    places[place] = texts;
    places[twin] = texts;
  }
  return { names: places['owner.name'] ?? [], places };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const media = Object.fromEntries(
    [...readPublicFolder().files.keys()].map((path) => [path, fingerprint(path)]),
  );
  const sample = { ...takeTexts(siteFile, contentFile), media };
  const file = new URL('../../src/node/sample/sample.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(sample, null, 2)}\n`);
}
