import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
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

test('the menu covers the lower end of the screen, moves nothing, and says that it is open', async ({
  page,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: site.navigation.menu });
  const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await waitForAnimations(page);
  const [place, closed] = [await heading.boundingBox(), await look()];
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(look).not.toBe(closed);
  await waitForAnimations(page);
  expect(await heading.boundingBox()).toEqual(place);
  const menu = await page.locator('[popover]').boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeCloseTo(640, 0);
  expect(menu?.y).toBeGreaterThan(640 / 3);
});

test('the menu closes when the focus leaves it, forwards and backwards', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: site.navigation.menu });
  for (const [key, presses] of [
    ['Tab', site.pages.length + 1],
    ['Shift+Tab', 1],
  ] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});
