import {
  barLink,
  heading,
  menuButton,
  openAtRest,
  openMenu,
  waitForAnimations,
} from '../../page/actions.ts';
import { screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('the menu opens and closes by keyboard', async ({ page }) => {
  await openAtRest(page, screens.projects.path);
  const button = menuButton(page);
  const isOpen = (open: boolean) => expect(openMenu(page)).toHaveCount(open ? 1 : 0);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await isOpen(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await isOpen(false);
    await expect(button).toBeFocused();
  }
  for (const [key, presses] of [
    ['Tab', site.pages.length + 1],
    ['Shift+Tab', 1],
  ] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await isOpen(true);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
    await isOpen(false);
  }
});

test('the menu is hidden until its button is pressed, covers the lower end of the screen, and closes behind a link', async ({
  page,
}) => {
  await openAtRest(page, screens.projects.path);
  const button = menuButton(page);
  const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(0);
  const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [place, closed] = [await heading(page).boundingBox(), await look()];

  await button.click();
  await expect(links).toHaveText(site.pages.map(({ link }) => link));
  await expect.poll(look).not.toBe(closed);
  await waitForAnimations(page);
  expect(await heading(page).boundingBox()).toEqual(place);
  const menu = await openMenu(page).boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeCloseTo(640, 0);
  expect(menu?.y).toBeGreaterThan(640 / 3);

  for (const visit of ['the first time', 'on its own page']) {
    if (visit !== 'the first time') await button.click();
    await barLink(page, screens.about).click();
    await expect(page).toHaveTitle(screens.about.title);
    await expect(openMenu(page)).toHaveCount(0);
  }
});
