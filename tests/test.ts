import { test as base, expect } from 'playwright/test';
import { type Host, variableOf } from './global-setup.ts';
import { ConsoleMessages } from './page/console-messages.ts';
import { removeTimeLimits } from './page/time-limits.ts';
import { type PerTest, type PerWorker, scenarioFixtures } from './project/scenario.ts';

/** What a project of the configuration, or a test, chooses. */
export type Options = {
  host: Host;
  /** Whether pages stop waiting for their script or for data, as they do for visitors. */
  hasTimeLimits: boolean;
};

type Fixtures = {
  /** The console of the page; an error or a warning that a test does not allow fails it. */
  consoleMessages: ConsoleMessages;
};

/**
 * A test in a page of its own, whose console has to stay free of errors. All files share this one: a worker
 * and its browser are started anew for a test with other fixtures of the worker, or of another project.
 */
export const test = base.extend<Fixtures & Options & PerTest, PerWorker>({
  ...scenarioFixtures,
  host: ['static', { option: true }],
  // Off, because a busy machine is no fault of the site.
  hasTimeLimits: [false, { option: true }],
  baseURL: async ({ host, devHost }, use) => {
    await use(host === 'dev' ? await devHost() : process.env[variableOf(host)]);
  },
  // Servers close a connection after five seconds without a request, at times just as the next one is sent.
  request: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: { connection: 'close' },
    });
    await use(context);
    await context.dispose();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  consoleMessages: async ({}, use) => {
    await use(new ConsoleMessages());
  },
  page: async ({ page, hasTimeLimits, consoleMessages }, use) => {
    consoleMessages.listenTo(page);
    if (!hasTimeLimits) await removeTimeLimits(page);
    await page.addInitScript(reportViolations);
    await use(page);
    expect(consoleMessages.unexpected(), 'errors and warnings on the console').toEqual([]);
  },
});

/** Logs what the content security policy has refused as an error, which fails the test. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy violated: ${violatedDirective} ${blockedURI}`);
  });
}

/** For tests about entrances and films. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Marks all but the representative cases of a test: the others run with `npm run test:full` alone. */
export const fullRunUnless = (isRepresentative: boolean) =>
  isRepresentative ? {} : { tag: '@full' };

export { expect };
