// Checks a site that is a folder of its own, and builds it unless a pull request asks. The variables are those that
// GitHub sets for an action, but the script runs anywhere: without them, it checks and builds the folder it runs in.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { engine } from '../../../src/node/files/project/places.js';

const { GITHUB_WORKSPACE = '', SITE_FOLDER = '', GITHUB_EVENT_NAME, GITHUB_OUTPUT } = process.env;
const site = resolve(GITHUB_WORKSPACE, SITE_FOLDER);
const format = process.env['GITHUB_ACTIONS'] ? 'github' : 'text';

if (!existsSync(join(engine, 'node_modules'))) {
  // On Windows, npm is a script of the shell.
  const options = { cwd: engine, shell: process.platform === 'win32' };
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], options);
}
vitrine('check', '--format', format);
if (!GITHUB_EVENT_NAME?.startsWith('pull_request')) {
  vitrine('build');
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `dist=${join(site, 'dist')}\n`);
}

/** @type {(...args: string[]) => void} */
function vitrine(...args) {
  run(process.execPath, [join(engine, 'src', 'node', 'cli.js'), ...args, '--site', site]);
}

/**
 * Runs a program. If it fails, its messages say why, and this script ends with its exit code.
 * @type {(program: string, args: string[], options?: import('node:child_process').SpawnSyncOptions) => void}
 */
function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { ...options, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
