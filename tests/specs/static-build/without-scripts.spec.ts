import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { allScreens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** The words a visitor sees: in elements that are shown, at full opacity and inside the page. */
async function visibleWords(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const options = { opacityProperty: true, visibilityProperty: true };
      if (!element?.checkVisibility(options) || element.closest('script, style')) continue;
      // Without scripts these could do nothing, and are not there.
      if (element.closest('main button')) continue;
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, bottom } = range.getBoundingClientRect();
      if (opacity < 1 || width === 0 || height === 0 || bottom < 0) continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean));
    }
    return words.sort();
  });
}

for (const { path, title, heading } of allScreens) {
  test(`${path} shows the same words as with JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    await waitForHydration(page);
    const expected = await visibleWords(page);
    expect(expected.length).toBeGreaterThan(10);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: String(baseURL),
    });
    const still = await context.newPage();
    await still.goto(path);
    await expect(still).toHaveTitle(title);
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(heading);
    const found = await visibleWords(still);
    await context.close();

    // Every word counts as often as it is there.
    const left = [...found];
    const missing = expected.filter((word) => {
      const index = left.indexOf(word);
      if (index < 0) return true;
      left.splice(index, 1);
      return false;
    });
    expect(missing.length / expected.length, missing.join(' ')).toBeLessThanOrEqual(0.01);
  });
}

test.describe('with JavaScript off, on a small screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  for (const { path } of screensWithBar) {
    const title = `the menu of ${path} opens and closes, and its links work`;
    test(title, fullRunUnless(path === '/projects'), async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: site.navigation.label });
      const links = bar.getByRole('listitem').getByRole('link');
      const button = bar.getByRole('button', { name: site.navigation.menu });
      await expect(links).toHaveCount(0);
      await button.click();
      await expect(links).toHaveText(site.pages.map(({ link }) => link));
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await links.first().click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the welcome page shows its poster, and no button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveCount(0);
    const poster = page.getByRole('main').locator('picture img');
    await expect(poster).toBeVisible();
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  });
});
