import type { Page } from 'playwright/test';
import { expectScreen, menuButton, open, waitForAnimations } from '../../page/actions.ts';
import { shownTexts } from '../../page/texts.ts';
import { allScreens, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** The words a visitor sees: in elements that are shown, at full opacity and inside the page. */
async function visibleWords(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const texts = (await shownTexts(page)).filter(
    ({ inside, opacity, lines }) =>
      opacity === 1 &&
      // Buttons are hidden without scripts, since they could do nothing.
      !(inside.includes('main') && inside.includes('button')) &&
      lines.some(({ left, right, bottom }) => right > left && bottom >= 0),
  );
  return texts.flatMap(({ text }) => text.split(/\s+/)).sort();
}

test('every page shows the same words without JavaScript', async ({ page, browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: `${baseURL}` });
  for (const screen of allScreens) {
    // Both at once, so that their entrances take no longer than one.
    await Promise.all([open(page, screen.path), still.goto(screen.path)]);
    await expectScreen(still, screen);
    const [expected, left] = await Promise.all([visibleWords(page), visibleWords(still)]);
    expect(expected.length).toBeGreaterThan(10);
    // A word that occurs twice has to be found twice.
    const missing = expected.filter((word) => {
      const index = left.indexOf(word);
      if (index < 0) return true;
      left.splice(index, 1);
      return false;
    });
    expect(missing.length / expected.length, missing.join(' ')).toBeLessThanOrEqual(0.01);
  }
  await still.close();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of screensWithBar) {
    const title = `the menu of ${path} opens and closes on a small screen, and its links work`;
    test(title, fullRunUnless(path === '/projects'), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: site.navigation.label });
      const links = bar.getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(0);
      await menuButton(page).click();
      await expect(links).toHaveText(site.pages.map(({ link }) => link));
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await links.first().click();
      await expect(page).toHaveURL('/');
    });
  }

  test('unknown paths lead to the welcome page, which shows its poster and no button', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    for (const path of ['/nothing', '/nothing/below', '/Projects', '/%E0%A4%A']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expectScreen(page, screens.welcome);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    const poster = page.getByRole('main').locator('picture img');
    await expect(poster).toBeVisible();
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  });
});
