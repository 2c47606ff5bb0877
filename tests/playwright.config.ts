import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { browserArguments, findBrowser } from './browser/find.ts';
import { engineNames, projectName, tagOf } from './engines/engines.ts';
import type { Options } from './test.ts';

const browser = findBrowser();
// The workers read this file too, and find the browser in the variable.
if (browser) process.env['CHROMIUM'] = browser;

/** The tag of tests that choose their servers themselves. */
const servers = /@servers/;
/** The files whose tests edit the files of one dev server, one after the other. */
const editing = '{desk,dev-server}/*.spec.ts';
const engines = 'engines.spec.ts';

export default defineConfig<Options>({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // Tests wait half of their time, so four run on two cores in less time than two. A browser has threads of its own,
  // so on many cores a quarter is left for them.
  workers: Math.max(4, Math.floor(availableParallelism() * 0.75)),
  // A test that passes at the second attempt has a fault of its own.
  retries: 0,
  reporter: 'list',
  // Generous, because a busy machine is no fault of the site; no test waits until a limit is reached.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: [...browserArguments], ...(browser && { executablePath: browser }) },
    actionTimeout: 30_000,
    // Most tests are not about motion, and would have to wait for its end. Files that are use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // In one worker, since they edit the files of one dev server, which takes long to start; first, since the others
    // would wait for it at the end.
    { name: 'edits', testMatch: editing, workers: 1 },
    // In one worker each, since these browsers take as long to start as their tests do.
    ...engineNames.map((engine) => ({
      name: projectName(engine),
      grep: new RegExp(tagOf(engine)),
      testMatch: engines,
      workers: 1,
    })),
    { name: 'static', testIgnore: [engines, editing] },
    // The tests that depend least on the server; the tag in the name leaves them out of `npm test`.
    ...(['dev', 'preview'] as const).map((host) => ({
      name: `${host} @full`,
      use: { host },
      testMatch: 'all-servers/*.spec.ts',
      grepInvert: servers,
      // One dev server, as above.
      ...(host === 'dev' && { workers: 1 }),
    })),
  ],
});
