import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import { temporaryFolder } from '../browser/program.ts';
import { type Answer, serveFolders } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import type { Driver, Preferences } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { findWebKit, startWebKit } from './webkit.ts';

/** An engine besides Chromium. */
export type Engine = 'firefox' | 'webkit';

type EngineParts = {
  /** What is run, where it is installed. */
  find: () => string | undefined;
  /** What to say where it is not. */
  missing: string;
  start: (preferences: Preferences) => Promise<Driver>;
};

/** The engines, and how each is had. */
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

/** The name of a project of the tests, which says too what to do where the engine is missing. */
export function projectName(engine: Engine): string {
  const { find, missing } = engines[engine];
  return find() ? engine : `${engine}, ${missing}`;
}

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

const script = 'record-errors.js';
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A folder to serve over a built site: its documents, in which a recorder of errors runs first. */
function recorderOver(dist: string): { folder: string; remove: () => void } {
  const { folder, remove } = temporaryFolder();
  copyFileSync(fileURLToPath(new URL(script, import.meta.url)), join(folder, script));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(dist, file), 'utf8');
    // The data service's answer is no document, wherever it lies.
    if (!html.startsWith('<')) continue;
    if (!policy.test(html)) throw new Error(`${file} has no policy to put the recorder behind`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html.replace(policy, `$&<script src="/${script}"></script>`));
  }
  return { folder, remove };
}

export { expect };
