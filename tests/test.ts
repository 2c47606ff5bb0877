import { test as base, expect } from 'playwright/test';
import { type Host, variableOf } from './global-setup.ts';
import { Voice } from './page/console-messages.ts';

/** What a project of the configuration chooses. */
export type Options = { host: Host };

type Fixtures = {
  /** What the page says on its console; a test that expects nothing fails when it says anything. */
  voice: Voice;
};

/** A test in a page of its own, which has to stay silent. */
export const test = base.extend<Fixtures, Options>({
  host: ['static', { option: true, scope: 'worker' }],
  baseURL: async ({ host }, use) => {
    await use(process.env[variableOf(host)]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  voice: async ({}, use) => {
    await use(new Voice());
  },
  page: async ({ page, voice }, use) => {
    voice.listenTo(page);
    await use(page);
    expect(voice.unexpected(), 'what the page said unasked').toEqual([]);
  },
});

export { expect };
