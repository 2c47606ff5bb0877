import { test as base, expect } from 'playwright/test';
import { serveFolders } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import type { Driver, Preferences } from './driver.ts';
import { type Engine, engines } from './engines.ts';
import { recorderOver } from './recorder.ts';
import { Visitor } from './visitor.ts';

/** What a project of the configuration, or a file of tests, chooses. */
export type EngineOptions = Preferences & { engine: Engine };

type Fixtures = {
  /** Skips the test where the engine is not there. */
  installed: undefined;
  /** A visitor in a browser of the engine; an error that the test does not allow fails it. */
  visitor: Visitor;
  /** Errors and warnings that do not fail the test. */
  allowed: RegExp[];
};

/** A test in an engine that Playwright does not drive. */
export const test = base.extend<Fixtures, EngineOptions & { driver: Driver; site: string }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  prefersReducedMotion: [false, { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { folder, remove } = recorderOver(builtPath());
      const host = await serveFolders([folder, builtPath()]);
      await use(host.url);
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
  visitor: async ({ driver, site, allowed }, use) => {
    const visitor = new Visitor(driver, site);
    await visitor.resize(1200, 800);
    await use(visitor);
    const errors = await visitor.takeErrors();
    const unexpected = errors.filter((error) => !allowed.some((each) => each.test(error)));
    expect(unexpected, 'errors, warnings and violations of the policy').toEqual([]);
  },
});

export { expect };
