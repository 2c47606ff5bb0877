// What other tests rely on to notice a fault: here the fault is made, and has to be noticed.
import type { Page } from 'playwright/test';
import { open, openAtRest, waitForFrames, windowValue } from '../../page/actions.ts';
import { recordAnimations } from '../../page/animations.ts';
import { expectNoFault } from '../../page/axe.ts';
import { openPaused, textsOverTexts } from '../../page/entrance-frames.ts';
import { expectTextsInPlace, watchFrames } from '../../page/layout.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { contact, projects } = screens;

const onConsole: Record<string, () => unknown> = {
  'an error on the console': () => console.error('mine'),
  'a warning on the console': () => console.warn('mine'),
  'an error that nobody catches': () => setTimeout(() => Reflect.get(window, 'nothing').mine),
  'a promise that is rejected': () => void Promise.reject(new Error('mine')),
  'a file that is missing': () => void fetch('/nothing'),
  'a picture of another site': () => Reflect.set(new Image(), 'src', 'http://127.0.0.1:9/a.png'),
};

test('what goes wrong on the console or in the network fails a test that does nothing else', async ({
  page,
  consoleMessages,
}) => {
  await open(page, contact.path);
  for (const [fault, cause] of Object.entries(onConsole)) {
    const before = consoleMessages.unexpected().length;
    await page.evaluate(cause);
    await expect.poll(() => consoleMessages.unexpected().length, fault).toBeGreaterThan(before);
  }
  consoleMessages.allow(/mine/, /Failed to load resource/, /Content Security Policy/);
});

/** Gives an element of the page another style. */
const style = (page: Page, selector: string, property: string, value: string) =>
  page.locator(selector).evaluate(
    (element, [name, given]) => {
      if (element instanceof HTMLElement) element.style.setProperty(name, given, 'important');
    },
    [property, value] as const,
  );

const onScreen: Record<string, [cause: (page: Page) => Promise<unknown>, noticed: RegExp]> = {
  'a button without a name': [
    (page) =>
      page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
    /button-name/,
  ],
  'a text that is cut off': [(page) => style(page, 'h1', 'margin-left', '-200px'), /Contact me/],
  'a text on another': [(page) => style(page, 'h1', 'translate', '0 100px'), /Contact me by: \//],
  'a page that is wider than the screen': [
    (page) => style(page, 'body', 'width', '3000px'),
    /toBeLessThanOrEqual/,
  ],
};

test('what is wrong on the screen is noticed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [fault, [cause, noticed]] of Object.entries(onScreen)) {
    await open(page, contact.path);
    await cause(page);
    const look = async () => {
      await expectTextsInPlace(page, contact.path);
      await expectNoFault(page);
    };
    await expect(look(), fault).rejects.toThrow(noticed);
  }
});

test('rows that fall through each other are noticed', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/^Failed to load resource/);
  await openPaused(page, projects.path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { clip-path: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await textsOverTexts(page, [500])).not.toEqual([]);
});

test('an entrance that begins late is noticed, and so is a shift', async ({ page }) => {
  await recordAnimations(page);
  const watched = await watchFrames(page);
  await openAtRest(page, contact.path);
  expect(await windowValue(page, 'late')).toEqual([]);
  await page.evaluate(() => document.body.prepend(document.createElement('output')));
  await waitForFrames(page, 3);
  await page.evaluate(() => {
    const output = document.querySelector('output');
    if (output) output.textContent = 'late';
    output?.animate([{ opacity: 0.001 }, { opacity: 1 }], 100);
  });
  await expect.poll(() => windowValue(page, 'late')).toEqual(['late']);
  await expect.poll(async () => (await watched()).shift).toBeGreaterThan(0.001);
});
