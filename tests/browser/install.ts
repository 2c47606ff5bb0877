// Gets a browser for the tests, and only where the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find.ts';

const minutes = 60_000;

const commands = `No Chromium or Chrome was found, and none could be installed. Any of these will do:

  npx playwright install --with-deps chromium     Playwright's own download
  sudo apt-get install chromium                   the package of Debian
  CHROMIUM=/path/to/chrome npm test               a browser that stands elsewhere`;

const attempts = [download, debianPackage];

try {
  while (!findBrowser()) {
    const attempt = attempts.shift();
    if (!attempt) throw new Error(commands);
    attempt();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function download(): void {
  console.log("The tests need a browser: fetching Playwright's Chromium.");
  run(['npx', 'playwright', 'install', 'chromium'], 5);
}

function debianPackage(): void {
  if (!existsSync('/etc/debian_version')) return;
  console.log("That did not work: installing the system's Chromium.");
  // If the installation needs a password, it fails at once.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // The second of them makes the tests faster, and older systems do not have it.
  const packages = ['chromium', 'chromium-headless-shell'];
  for (const step of [['update'], ...packages.map((each) => ['install', '--yes', each])]) {
    if (!run([...asRoot, 'apt-get', ...step], 10)) return;
  }
}

function run([command = '', ...parameters]: string[], limit: number): boolean {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    timeout: limit * minutes,
    // On Windows npx is a shell script.
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
