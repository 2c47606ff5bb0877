import { waitForHydration } from '../../page/actions.ts';
import { screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('the menu button works with the keyboard, and Escape returns to it', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: site.navigation.menu });
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
});

test('following a link closes the menu', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: site.navigation.menu });
  for (const { path, title } of [screens.about, screens.about]) {
    await button.click();
    await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});
