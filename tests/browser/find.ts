import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows, whose drawing takes a sixth of the processor time of the tests. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The Chromium or Chrome of this machine: the one that the variable CHROMIUM names, else one on
 * the path, if possible without windows, else Playwright's own download.
 * @throws {Error} where CHROMIUM names something that cannot be run.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!canRun(named)) throw new Error(`CHROMIUM is set to ${named}, which cannot be run`);
    return named;
  }
  return firstOf(...shells, ...browsers);
}

/**
 * A Chromium or Chrome with windows, as visitors have; undefined where there is none.
 * @throws {Error} where CHROMIUM names something that cannot be run.
 */
export function findBrowserWithWindows(): string | undefined {
  const found = findBrowser();
  return found?.includes('headless-shell') ? firstOf(...browsers) : found;
}

/** The first of these programs on the path that runs, else Playwright's own download. */
function firstOf(...programs: readonly string[]): string | undefined {
  return [...findPrograms(...programs), chromium.executablePath()].find(canRun);
}

/**
 * The features that a test browser runs without. This list replaces that of Playwright, so it repeats what
 * matters here of that list.
 */
const disabledFeatures = [
  // Chrome renders each of these two in a process for each window, which takes a third of a test's time.
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

/** What a test browser is started with, beside what Playwright starts it with. */
export const browserArguments: readonly string[] = [
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** The files of these programs that are on the path and can be run, in this order. */
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

/** Whether a browser starts. A download may lack libraries, and a command may only say what to install. */
function canRun(file: string): boolean {
  // On Windows, Chrome would open a window instead of printing its version.
  if (process.platform === 'win32') return isExecutable(file);
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
