import { test as base, expect } from 'playwright/test';
import { type Host, variableOf } from './global-setup.ts';
import { ConsoleMessages } from './page/console-messages.ts';

/** What a project of the configuration chooses. */
export type Options = { host: Host };

type Fixtures = {
  /** The console of the page; an error or a warning that a test does not allow fails it. */
  consoleMessages: ConsoleMessages;
};

/** A test in a page of its own, whose console has to stay free of errors. */
export const test = base.extend<Fixtures, Options>({
  host: ['static', { option: true, scope: 'worker' }],
  baseURL: async ({ host }, use) => {
    await use(process.env[variableOf(host)]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  consoleMessages: async ({}, use) => {
    await use(new ConsoleMessages());
  },
  page: async ({ page, consoleMessages }, use) => {
    consoleMessages.listenTo(page);
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

/** Marks all but the representative cases of a test: the others run with `npm run test:full` alone. */
export const fullRunUnless = (isRepresentative: boolean) =>
  isRepresentative ? {} : { tag: '@full' };

export { expect };
