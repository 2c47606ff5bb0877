import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { diagnose } from '../src/diagnose/diagnose.ts';
import { formatText } from '../src/diagnose/messages/format-problems.ts';
import { iconNames } from '../src/node/assets/icons.ts';
import { readPublicFolder } from '../src/node/project/public-files.ts';
import { siteConfig } from '../src/site.ts';
import { root } from './project/cli.ts';
import { sampleFiles, sampleMedia } from './sample-site.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```yaml\n((.*?)\n.*?)^```/gms)].map(([, yaml = '', line]) => ({
  line,
  yaml,
}));

/** A part of the file, by the names of its blocks, or sections of a page. */
const block = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const site = z.record(z.string(), z.unknown()).parse(parse(readFileSync(sampleFiles.site, 'utf8')));
const pages = z.array(z.unknown());
const values = z.record(z.string(), z.unknown());

/** The sample site with a block of the README in its place. */
function siteWith(yaml: string): string {
  const part = block.parse(parse(yaml));
  const title = 'Recipe{separator}{appName}';
  const added = Array.isArray(part)
    ? { pages: [{ path: 'recipe', link: 'Recipe', title, sections: part }] }
    : part;
  const changed = Object.entries(added).map(([name, value]) => {
    const before = site[name];
    if (name === 'pages') return [name, [...pages.parse(before), ...pages.parse(value)]];
    const isBlock = values.safeParse(before).success && values.safeParse(value).success;
    return [name, isBlock ? { ...values.parse(before), ...values.parse(value) } : value];
  });
  return stringify({ ...site, ...Object.fromEntries(changed) });
}

test.each(blocks)('what the README tells owners to write passes the check: $line …', ({ yaml }) => {
  const named = [...yaml.matchAll(/\/(?:media|files)\/[\w.-]+/g)].map(([path]) => path);
  const diagnosis = diagnose('README.md', new TextEncoder().encode(siteWith(yaml)), siteConfig, {
    media: [...readPublicFolder(sampleMedia).files.keys(), ...named],
    faultOf: () => undefined,
    icons: iconNames(),
    folders: [],
  });
  expect(diagnosis.ok ? '' : formatText(diagnosis.problems)).toBe('');
});
