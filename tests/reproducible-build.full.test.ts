import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';

/** The hash of each file of a build from nothing, in a folder of its own. */
async function buildFresh(env: Record<string, string>): Promise<Record<string, string>> {
  const copy = copyProject();
  onTestFinished(copy.remove);
  // The copy has a link to the cache of earlier builds.
  rmSync(join(copy.folder, 'node_modules', '.cache'), { recursive: true });
  const { code, output } = await build(copy.folder, [], env);
  expect(code, output).toBe(0);
  const dist = join(copy.folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .map((file) => [file, join(dist, file)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([file, path]) => [file, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

test('two builds in two places, at two times of two time zones, are the same to the byte', async () => {
  const first = await buildFresh({ TZ: 'Pacific/Auckland', LANG: 'C' });
  const second = await buildFresh({ TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' });
  expect(Object.keys(first).length).toBeGreaterThan(40);
  expect(second).toEqual(first);
}, 600_000);
