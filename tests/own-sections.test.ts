import { mkdirSync, writeFileSync } from 'node:fs';
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

test('an edit of a section type of the site, or of a file that two of them share, is not served as it was before', async () => {
  const folder = folderForTest();
  const versions = [await versionFor(folder)];
  mkdirSync(join(folder, 'sections', 'talks'), { recursive: true });
  for (const [file, text] of [
    ['talks/schema.ts', '1'],
    ['talks/schema.ts', '2'],
    ['places.ts', '1'],
    ['places.ts', '2'],
  ] as const) {
    writeFileSync(join(folder, 'sections', file), text);
    versions.push(await versionFor(folder));
  }
  expect(new Set(versions).size, versions.join()).toBe(versions.length);
  expect(await versionFor(folder)).toBe(versions.at(-1));
});
