import { type StaticHost, serveFolder } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import { test as base, expect } from '../test.ts';
import { type EngineName, findEngine } from './engines.ts';
import type { Tab } from './tab.ts';

export type EngineOptions = { engine: EngineName };

/** A visitor of the built site in a tab of an engine, who finds links and buttons by their names. */
export type Visitor = Tab & {
  /** Opens a path of the site, and waits until the page reacts. */
  open: (path: string) => Promise<void>;
  /** Waits until an expression holds in the page. */
  until: <Value>(holds: (value: Value) => boolean, value: Value) => Promise<void>;
  press: (name: string) => Promise<void>;
  title: () => Promise<string>;
  /** The text of the page that can be seen. */
  text: () => Promise<string>;
};

export const test = base.extend<{ visitor: Visitor; site: StaticHost }, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = await serveFolder(builtPath());
    await use(site);
    await site.close();
  },
  visitor: async ({ engine, playwright, site }, use, testInfo) => {
    const found = findEngine(engine);
    testInfo.skip(!found, 'the engine is not installed');
    if (typeof found === 'function') {
      const tab = await found();
      await use(visitorIn(tab, site.url));
      await tab.close();
      return;
    }
    const browser = await playwright[engine].launch();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(visitorIn(page, site.url));
    await browser.close();
    expect(errors, 'errors that nobody catches').toEqual([]);
  },
});

function visitorIn(tab: Tab, url: string): Visitor {
  // Between two documents an engine may refuse to evaluate anything.
  const until: Visitor['until'] = (holds, value) =>
    expect(async () => expect(await tab.evaluate(holds, value)).toBe(true)).toPass();
  const textOf = (read: () => string) => tab.evaluate(read).catch(String);
  return {
    goto: (path) => tab.goto(url + path),
    evaluate: (work, value) => tab.evaluate(work, value),
    setViewportSize: (size) => tab.setViewportSize(size),
    open: async (path) => {
      await tab.goto(url + path);
      await until(() => document.documentElement.dataset['script'] === 'ready', null);
    },
    until,
    press: (name) =>
      until((wanted) => {
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
        const named = all.find(
          (each) =>
            (each.ariaLabel ?? each.textContent).trim() === wanted && each.checkVisibility(),
        );
        named?.click();
        return named !== undefined;
      }, name),
    title: () => textOf(() => document.title),
    // biome-ignore lint/performance/useDomNodeTextContent: a visitor does not see what is hidden
    text: () => textOf(() => document.body.innerText),
  };
}

export { expect };
