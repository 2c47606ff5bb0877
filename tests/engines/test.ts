import { type StaticHost, serveFolder } from '../browser/static-server.ts';
import { builtPath } from '../project/built-site.ts';
import { test as base, expect } from '../test.ts';
import { type EngineName, findEngine } from './engines.ts';
import type { Tab } from './installed.ts';

type EngineOptions = { engine: EngineName };

/** A tab of an engine, and the built site on a host of the test's own. */
export const test = base.extend<EngineOptions & { tab: Tab; site: StaticHost }>({
  engine: ['firefox', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = await serveFolder(builtPath());
    await use(site);
    await site.close();
  },
  tab: async ({ engine }, use) => {
    const start = findEngine(engine);
    if (!start) throw new Error(`${engine} is not installed`);
    const { tab, close } = await start();
    await use(tab);
    await close();
  },
});

/** Waits until an expression holds. Between two documents an engine may refuse to evaluate anything. */
export const until = <Value>(tab: Tab, holds: (value: Value) => boolean, value: Value) =>
  expect(async () => expect(await tab.evaluate(holds, value)).toBe(true)).toPass();

/** Opens a page, and waits until it reacts. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await until(tab, () => document.documentElement.dataset['script'] === 'ready', null);
}

/** Presses a link or a button that has this name and can be seen. */
export const press = (tab: Tab, name: string) =>
  until(
    tab,
    (wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
      const named = all.find(
        (each) => (each.ariaLabel ?? each.textContent).trim() === wanted && each.checkVisibility(),
      );
      named?.click();
      return named !== undefined;
    },
    name,
  );

/** Waits for a title, and for texts that can be seen. */
export async function expectPage(tab: Tab, title: string, ...texts: string[]): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.title).catch(String)).toBe(title);
  for (const text of texts) await expect.poll(() => textOf(tab)).toContain(text);
}

// biome-ignore lint/performance/useDomNodeTextContent: a visitor does not see what is hidden
export const textOf = (tab: Tab) => tab.evaluate(() => document.body.innerText).catch(String);

export { expect };
