import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root, runScript } from './project/cli.ts';
import { folderForTest } from './unit/file-faults.ts';

/** Returns the version that a command for the site in a folder has its bundle by. */
async function versionFor(folder: string): Promise<string> {
  const bundle = pathToFileURL(join(root, 'src', 'node', 'bundle.js'));
  const script = `import { versionOfSource } from '${bundle}'; console.log(versionOfSource());`;
  const run = ['--input-type=module', '--eval', script];
  const { output } = await runScript(folder, run, { VITRINE_SITE: folder });
  return output;
}

test('an edit of a section type of its own gives the commands another version', async () => {
  const folder = folderForTest();
  mkdirSync(join(folder, 'sections', 'talks'), { recursive: true });
  const versions: string[] = [];
  for (const text of ['1', '2']) {
    writeFileSync(join(folder, 'sections', 'talks', 'schema.ts'), text);
    versions.push(await versionFor(folder));
  }
  expect(versions[0]).toMatch(/^[\da-f]{16}\n$/);
  expect(versions[0]).not.toBe(versions[1]);
}, 20_000);

test('a site beside the engine, which is not installed in it, gets no settings that extend it', async () => {
  const folder = folderForTest();
  const cli = join(root, 'src', 'node', 'cli.js');
  const { code, output } = await runScript(folder, [cli, 'new:section', 'talks']);
  expect(code, output).toBe(0);
  expect(readdirSync(folder)).toEqual(['sections']);
}, 60_000);
