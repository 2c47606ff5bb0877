import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './project/cli.ts';
import { copyWithoutOwnerFiles } from './project/copy-project.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const playwright = join(dirname(require.resolve('playwright/package.json')), 'cli.js');

/** The browser tests of a project, without running any. */
async function collectTests(project: string): Promise<string> {
  const parameters = ['test', '--list', '--config', join('tests', 'playwright.config.ts')];
  const { stdout } = await run(process.execPath, [playwright, ...parameters], { cwd: project });
  return stdout;
}

test('the browser tests are the same whatever stands in the files of the owner', async () => {
  const copy = copyWithoutOwnerFiles('tests');
  onTestFinished(copy.remove);
  mkdirSync(join(copy.folder, 'content'));
  writeFileSync(join(copy.folder, 'site.config.yaml'), 'owner: somebody else');
  writeFileSync(join(copy.folder, 'content', 'index.yaml'), 'projects: none');
  const [tests, testsOfCopy] = await Promise.all([collectTests(root), collectTests(copy.folder)]);
  expect(tests).toMatch(/Total: \d{3} tests/);
  expect(testsOfCopy).toBe(tests);
}, 120_000);
