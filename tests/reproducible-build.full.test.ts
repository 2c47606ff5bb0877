import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';

/** A copy of the project in which nothing was built yet. */
function freshCopy(): string {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  // The copy has a link to the cache of earlier builds.
  rmSync(join(folder, 'node_modules', '.cache'), { recursive: true });
  return folder;
}

/** Builds a site, and returns the hash of each of its files. */
async function buildHashes(folder: string, env: Record<string, string> = {}) {
  const { code, output } = await build(folder, [], env);
  expect(code, output).toBe(0);
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .map((file) => [file, join(dist, file)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([file, path]) => [file, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Changes a text of one page. */
function edit(folder: string): void {
  const file = join(folder, 'site.config.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('heading: About me');
  writeFileSync(file, text.replace('heading: About me', 'heading: Who I am'));
}

test('two builds in two places, at two times of two time zones, are the same to the byte', async () => {
  const first = await buildHashes(freshCopy(), { TZ: 'Pacific/Auckland', LANG: 'C' });
  const zone = { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' };
  const second = await buildHashes(freshCopy(), zone);
  expect(Object.keys(first).length).toBeGreaterThan(40);
  expect(second).toEqual(first);
}, 600_000);

test('after an edit, a build is the same to the byte as one from nothing', async () => {
  const [folder, fresh] = [freshCopy(), freshCopy()];
  const before = await buildHashes(folder);
  edit(folder);
  edit(fresh);
  const expected = await buildHashes(fresh);
  expect(expected).not.toEqual(before);
  expect(await buildHashes(folder)).toEqual(expected);
}, 600_000);

test('a build without the source of the desk is the same to the byte', async () => {
  const [folder, without] = [freshCopy(), freshCopy()];
  rmSync(join(without, 'src', 'desk'), { recursive: true });
  expect(await buildHashes(without)).toEqual(await buildHashes(folder));
}, 600_000);
