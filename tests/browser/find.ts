import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium or Chrome of this machine: the one that the variable CHROMIUM names, else one on
 * the path, else Playwright's own download.
 * @throws {Error} where CHROMIUM names something that cannot be run.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!canRun(named)) throw new Error(`CHROMIUM is set to ${named}, which cannot be run`);
    return named;
  }
  return [...findPrograms(...names), chromium.executablePath()].find(canRun);
}

/**
 * Left out of a test browser. A list of ours replaces that of Playwright, so it names what Playwright
 * leaves out that matters here as well.
 */
const disabledFeatures = [
  // Chrome renders both in a process of their own for each window: a third of what a test costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What a test browser is started with: quiet on the network, and able to run as root. */
export const browserArguments: readonly string[] = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  // Containers often have less shared memory than a page needs.
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** These programs as far as they stand on the path and can be run, in this order. */
export function findPrograms(...programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Asks it for its version: a download may lack libraries, and a command may be a mere signpost. */
function canRun(file: string): boolean {
  // On Windows, Chrome would open a window instead of printing its version.
  if (process.platform === 'win32') return isExecutable(file);
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
