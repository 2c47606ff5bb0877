import { waitForHydration } from '../../page/actions.ts';
import { allScreens, screensWithBar, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 667, height: 375 },
]) {
  test(`nothing to press is smaller than a finger, ${viewport.width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    for (const { path } of allScreens) {
      await page.goto(path);
      await waitForHydration(page);
      const menu = page.getByRole('button', { name: site.navigation.menu });
      if (screensWithBar.some((each) => each.path === path)) await menu.click();
      const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          return Math.min(width, height) < 43.9 ? [`${each.textContent} ${width} x ${height}`] : [];
        }),
      );
      expect(small, path).toEqual([]);
    }
  });
}

test('a link that opens a new tab says so to screen readers, and its name stays', async ({
  page,
}) => {
  for (const { path } of screensWithBar) {
    await page.goto(path);
    for (const link of await page.locator('a[target=_blank]').all()) {
      await expect(link).toHaveAccessibleDescription(site.navigation.newTab);
      await expect(link).not.toHaveAccessibleName(new RegExp(site.navigation.newTab));
    }
  }
});
