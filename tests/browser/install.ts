// Gets a browser for the tests, and only where the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find.ts';

const advice = `No Chromium or Chrome was found, and none could be installed. Any of these will do:

  npx playwright install --with-deps chromium     Playwright's own download
  sudo apt-get install chromium                   the package of Debian
  CHROMIUM=/path/to/chrome npm test               a browser that stands elsewhere`;

const attempts = ['npx playwright install chromium'];
if (existsSync('/etc/debian_version')) {
  // If the installation needs a password, it fails at once.
  const install = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  // The shell makes the tests faster, and older systems do not have it.
  for (const step of [
    'update',
    'install -y chromium chromium-headless-shell',
    'install -y chromium',
  ])
    attempts.push(`${install} ${step}`);
}

try {
  for (const attempt of attempts) {
    if (findBrowser()) break;
    console.log(`The tests need a browser: ${attempt}`);
    const [command = '', ...parameters] = attempt.split(' ');
    spawnSync(command, parameters, {
      stdio: 'inherit',
      timeout: 600_000,
      // On Windows npx is a shell script.
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) throw new Error(advice);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
