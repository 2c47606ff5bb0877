import { test as base, expect } from 'playwright/test';
import { type Answer, serveFolders } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import type { Driver, Preferences } from './driver.ts';
import { type Engine, engines } from './engines.ts';
import { recorderOver } from './recorder.ts';
import { Visitor } from './visitor.ts';

/** What a project of the configuration, or a file of tests, chooses. */
export type EngineOptions = Preferences & { engine: Engine };

/** The built site, and what answers in its place where that returns true. */
type Site = { url: string; answerBy: (answer: Answer) => void };

const asBuilt: Answer = () => false;

type Fixtures = {
  /** Skips the test where the engine is not there. */
  installed: undefined;
  /** A visitor in a browser of the engine; an error that the test does not allow fails it. */
  visitor: Visitor;
  /** Errors and warnings that do not fail the test. */
  allowed: RegExp[];
  /** Answers requests in place of the site until the test is over, where it returns true. */
  answerBy: Site['answerBy'];
};

/** A test in an engine that Playwright does not drive. */
export const test = base.extend<Fixtures, EngineOptions & { driver: Driver; site: Site }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  prefersReducedMotion: [false, { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { folder, remove } = recorderOver(builtPath());
      let answer = asBuilt;
      const host = await serveFolders([folder, builtPath()], {
        answer: (...exchange) => answer(...exchange),
      });
      await use({
        url: host.url,
        answerBy: (next) => {
          answer = next;
        },
      });
      await host.close();
      remove();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine, prefersReducedMotion }, use) => {
      const driver = await engines[engine].start({ prefersReducedMotion });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  installed: [
    async ({ engine }, use, testInfo) => {
      const { find, missing } = engines[engine];
      testInfo.skip(!find(), missing);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  allowed: async ({}, use) => {
    await use([]);
  },
  answerBy: async ({ site }, use) => {
    await use(site.answerBy);
    site.answerBy(asBuilt);
  },
  visitor: async ({ driver, site, allowed }, use) => {
    const visitor = new Visitor(driver, site.url);
    await visitor.resize(1200, 800);
    await use(visitor);
    const errors = await visitor.takeErrors();
    const unexpected = errors.filter((error) => !allowed.some((each) => each.test(error)));
    expect(unexpected, 'errors, warnings and violations of the policy').toEqual([]);
  },
});

export { expect };
