import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';

/** A copy of the project in which nothing was built yet, with another heading on a page. */
function freshCopy(heading = 'About me') {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  // The copy has a link to the cache of earlier builds.
  rmSync(join(folder, 'node_modules', '.cache'), { recursive: true });
  const site = join(folder, 'site.config.yaml');
  const edit = (text: string) =>
    writeFileSync(
      site,
      readFileSync(site, 'utf8').replace('heading: About me', `heading: ${text}`),
    );
  edit(heading);
  return { folder, edit };
}

/** Builds a site, and returns the hash of each of its files. */
async function buildHashes(folder: string, env: Record<string, string> = {}) {
  const { code, output } = await build(folder, [], env);
  expect(code, output).toBe(0);
  const dist = join(folder, 'dist');
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(dist, path)).isFile());
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

test('a build is the same to the byte at another place and time, after an edit, and without the source of the desk', async () => {
  const [first, second] = [freshCopy(), freshCopy('Who I am')];
  const before = await buildHashes(first.folder, { TZ: 'Pacific/Auckland', LANG: 'C' });
  expect(Object.keys(before).length).toBeGreaterThan(40);
  first.edit('Who I am');
  rmSync(join(second.folder, 'src', 'desk'), { recursive: true });
  const zone = { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' };
  const after = await buildHashes(second.folder, zone);
  expect(after).not.toEqual(before);
  expect(await buildHashes(first.folder)).toEqual(after);
}, 600_000);
