// Writes sample.json: what tells the shipped sample from a site of one's own.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsOf } from '../../src/diagnose/diagnose.ts';
import { contentFile, siteFile } from '../../src/node/files/project/paths.ts';
import { readPublicFolder } from '../../src/node/files/project/public-files.ts';
import { fingerprint } from '../../src/node/start/sample/sample.ts';

/** In characters. A text of at least this length does not equal one of the sample by chance. */
const longText = 40;

/** What the two files of the sample say of their owner. */
export function takeTexts(site: string, content: string) {
  const all = [site, content].flatMap((path) => textsOf(readFileSync(path)));
  return {
    names: all.flatMap(([path, text]) => (path.join('.') === 'owner.name' ? text : [])),
    texts: all
      .map(([, text]) => text)
      .filter((text) => text.length >= longText)
      .sort(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const media = Object.fromEntries(
    [...readPublicFolder().files.keys()].map((path) => [path, fingerprint(path)]),
  );
  const sample = { ...takeTexts(siteFile, contentFile), media };
  const file = new URL('../../src/node/start/sample/sample.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(sample, null, 2)}\n`);
}
