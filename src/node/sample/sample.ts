import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { parseDocument, visit } from 'yaml';
import { contentFile, siteFile } from '../project/paths.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';

/** What tells the shipped sample from a site of one's own; `sample.json` holds it. */
export type Sample = { names: string[]; texts: string[]; media: Record<string, string> };

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

/** What the two files of the sample say. */
export function takeTexts(site: string, content: string): Pick<Sample, 'names' | 'texts'> {
  const texts: string[] = [];
  for (const path of [site, content]) {
    visit(parseDocument(readFileSync(path, 'utf8')), {
      Scalar(key, { value }) {
        if (key !== 'key' && typeof value === 'string') texts.push(value.trim());
      },
    });
  }
  const name: unknown = parseDocument(readFileSync(site, 'utf8')).getIn(['owner', 'name']);
  return {
    names: [String(name)],
    // Short texts such as labels stand in other people's sites too.
    texts: [...new Set(texts.filter((text) => text.length >= 40 && !/[{;]/.test(text)))],
  };
}
