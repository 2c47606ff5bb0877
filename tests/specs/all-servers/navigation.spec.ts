import { waitForHydration } from '../../page/actions.ts';
import { logo, screens, screensWithBar, site } from '../../sample-site.ts';
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

    const home = navigation.getByRole('link', { name: logo.alt });
    await expect(home).toHaveAttribute('href', '/');
    expect((await home.getByRole('img').boundingBox())?.width).toBe(25);
    await expect(home.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);

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
  await page.getByRole('link', { name: logo.alt }).click();
  await expect(page).toHaveTitle(screens.welcome.title);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('on a small screen the links are hidden until the button is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
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
