import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { elementsIn } from '../src/node/files/project/html.ts';
import { root, runScript, vitrine } from './project/cli.ts';
import { sampleMedia } from './sample-site.ts';
import { folderForTest } from './unit/file-faults.ts';

const firstVersion = join(root, 'tests', 'sites', 'first-version');

/** What a visitor finds on a page, by its path, as the first version rendered it. */
const pages = z
  .record(z.string(), z.object({ texts: z.array(z.string()), links: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(join(firstVersion, 'pages.json'), 'utf8')));

/** The texts and links of a document, each once, in their order. */
function contentsOf(html: string) {
  const elements = elementsIn(html).filter(({ name }) => !/^(script|style|svg|path)$/.test(name));
  const texts = elements.map(({ text }) => text.trim().replace(/\s+/g, ' '));
  const links = elements.flatMap(({ name, attributes: { href = '', target = '' } }) =>
    name === 'a' ? `${href} ${target}`.trim() : [],
  );
  return { texts: [...new Set(texts)].filter(Boolean), links: [...new Set(links)] };
}

test('a site of the first version is named outdated at its line, upgraded, and published as it looked', async () => {
  // A repository whose folder `website` holds the two YAML files of the first version and media, and no package.json.
  const folder = folderForTest();
  const site = join(folder, 'website');
  cpSync(firstVersion, site, { recursive: true });
  cpSync(sampleMedia, join(site, 'public'), { recursive: true });
  const outputs = join(folder, 'outputs');
  const run = (event: string) =>
    runScript(folder, [join(root, '.github', 'actions', 'site', 'run.js')], {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: folder,
      GITHUB_EVENT_NAME: event,
      GITHUB_OUTPUT: outputs,
      SITE_FOLDER: 'website',
    });
  const outdated = await run('pull_request');
  expect(outdated.code).toBe(1);
  expect(outdated.output).toMatch(
    /^::error file=website\/site\.config\.yaml,line=48,col=9,.*"film".*"video".*vitrine upgrade/m,
  );

  expect(await vitrine(folder, ['upgrade', '--site', site])).toMatchObject({ code: 0 });

  const published = await run('push');
  expect(published.code, published.output).toBe(0);
  expect(published.output).not.toContain('::error');
  expect(readFileSync(outputs, 'utf8')).toBe(`dist=${join(site, 'dist')}\n`);
  for (const [path, first] of Object.entries(pages)) {
    const html = readFileSync(join(site, 'dist', path, 'index.html'), 'utf8');
    // Pages of the first version had no foot.
    const { texts, links } = contentsOf(html.replace(/<footer.*<\/footer>/s, ''));
    expect(links).toEqual(first.links);
    expect(texts.filter((text) => first.texts.includes(text))).toEqual(first.texts);
  }
}, 300_000);
