import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import { temporaryFolder } from '../browser/program.ts';
import { type StaticHost, serveFolder } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import type { Driver, Preferences } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { findWebKit, startWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';

type EngineParts = {
  /** Finds the program of the engine, if it is installed. */
  find: () => string | undefined;
  /** What to do if the engine is not installed. */
  missing: string;
  start: (preferences: Preferences) => Promise<Driver>;
};

/** How to find and start each engine. */
const engines: Record<Engine, EngineParts> = {
  firefox: {
    find: findFirefox,
    missing: 'not installed: apt-get install firefox-esr',
    start: startFirefox,
  },
  webkit: {
    find: findWebKit,
    missing: 'not installed: apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
};

/** The name of the engine's project in Playwright; says what to do if the engine is not installed. */
export function projectName(engine: Engine): string {
  const { find, missing } = engines[engine];
  return find() ? engine : `${engine}, ${missing}`;
}

/** What a project of the configuration, or a file of tests, chooses. */
export type EngineOptions = Preferences & { engine: Engine };

type Fixtures = {
  /** Skips the test if the engine is not installed. */
  installed: undefined;
  /** A visitor in a browser of the engine; an error that the test does not allow fails it. */
  visitor: Visitor;
  /** Errors and warnings that do not fail the test. */
  allowed: RegExp[];
  /** Sets what answers requests in place of the site until the test is over. */
  answerBy: StaticHost['answerBy'];
};

/** A test in an engine that Playwright does not drive. */
export const test = base.extend<Fixtures, EngineOptions & { driver: Driver; site: StaticHost }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  prefersReducedMotion: [false, { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { folder, remove } = copyWithRecorder(builtPath());
      const host = await serveFolder(folder);
      await use(host);
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
    site.answerBy(() => false);
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

const script = 'record-errors.js';
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A copy of a built site, in whose documents a script that records errors runs before all others. */
function copyWithRecorder(dist: string): { folder: string; remove: () => void } {
  const { folder, remove } = temporaryFolder();
  cpSync(dist, folder, { recursive: true });
  copyFileSync(fileURLToPath(new URL(script, import.meta.url)), join(folder, script));
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace(policy, `$&<script src="/${script}"></script>`));
  }
  return { folder, remove };
}

export { expect };
