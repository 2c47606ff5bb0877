import { waitForHydration } from '../../page/actions.ts';
import { screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const names = site.pages.map(({ link }) => link);
const addresses = ['/', '/contact-me', '/projects', '/about-me'];
const bar = { name: site.navigation.label };

for (const { path } of screensWithBar) {
  test(`${path} shows the bar: the logo and all four routes, in order`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const navigation = page.getByRole('banner').getByRole('navigation', bar);
    const links = navigation.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(names);
    for (const [index, address] of addresses.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }

    const logo = navigation.getByRole('link', { name: site.navigation.logo.alt });
    await expect(logo).toHaveAttribute('href', '/');
    expect((await logo.getByRole('img').boundingBox())?.width).toBe(25);
    await expect(logo.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);

    await expect(navigation.locator('[aria-current=page]')).toHaveAttribute('href', path);
  });
}

test('the first page shows no bar', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('navigation', bar)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('on a wide screen the links stand open and there is no button', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(0);
});

test('the logo leads to the first page, without loading it anew', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: site.navigation.logo.alt }).click();
  await expect(page).toHaveTitle(screens.welcome.title);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a visitor with a keyboard can skip the bar', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the links are folded away until the button is pressed', async ({ page }) => {
    await page.goto('/projects');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: site.navigation.menu });
    const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(names);
    const controlled = await button.getAttribute('aria-controls');
    await expect(page.locator(`[id="${controlled}"]`)).toContainText(names.join(''));

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);
  });

  test('the button works with the keyboard, and Escape returns to it', async ({ page }) => {
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

  test('a choice folds the links away again', async ({ page }) => {
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
});
