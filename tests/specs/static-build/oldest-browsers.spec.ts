import type { Page } from 'playwright/test';
import { missingApis } from '../../browser/missing-apis.ts';
import { followLink, open, windowValue } from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** Removes the APIs that at least one of the oldest supported browsers does not have. */
async function removeMissingApis(page: Page): Promise<void> {
  await page.addInitScript((missing) => {
    const removed = missing.filter((path) => {
      const names = [...path];
      const last = names.pop() ?? '';
      let owner: unknown = window;
      for (const name of names) owner = Reflect.get(Object(owner), name);
      return Object.hasOwn(Object(owner), last) && Reflect.deleteProperty(Object(owner), last);
    });
    // A browser without popovers says so to `@supports` too.
    const { supports } = CSS;
    CSS.supports = (...words: [string]) => !words[0].includes('popover') && supports(...words);
    Object.assign(window, { removed: removed.map((path) => path.join('.')) });
  }, missingApis());
}

test('the pages work without what the oldest browsers do not have', async ({ page }) => {
  await removeMissingApis(page);
  const projects = [['Live', 'https://example.com/live', 'From the service.']];
  await answerWithJson(page, { ...content, projects });
  await open(page, screens.welcome.path);
  expect(await windowValue(page, 'removed')).toEqual(
    expect.arrayContaining(['URL.canParse', 'Promise.withResolvers']),
  );
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.getByRole('button').first().click();
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  for (const screen of [screens.projects, screens.contact, screens.about, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live']);
  await page.goBack();
  await expect(page).toHaveTitle(screens.about.title);
});
