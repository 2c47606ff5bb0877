// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './project/cli.ts';
import { copyWithoutOwnerFiles, type ProjectCopy } from './project/copy-project.ts';

const require = createRequire(import.meta.url);
const playwright = join(dirname(require.resolve('playwright/package.json')), 'cli.js');

let copy: ProjectCopy | undefined;
afterEach(() => copy?.remove());

/** The browser tests of a project, without running any. */
function collectTests(project: string): string {
  const parameters = ['test', '--list', '--config', join('tests', 'playwright.config.ts')];
  const { stdout } = spawnSync(process.execPath, [playwright, ...parameters], {
    cwd: project,
    encoding: 'utf8',
  });
  return stdout;
}

test('the browser tests are the same whatever stands in the files of the owner', () => {
  copy = copyWithoutOwnerFiles('tests');
  mkdirSync(join(copy.folder, 'content'));
  writeFileSync(join(copy.folder, 'site.config.yaml'), 'owner: somebody else');
  writeFileSync(join(copy.folder, 'content', 'index.yaml'), 'projects: none');
  const tests = collectTests(root);
  expect(tests).toMatch(/Total: \d{3} tests/);
  expect(collectTests(copy.folder)).toBe(tests);
}, 120_000);
