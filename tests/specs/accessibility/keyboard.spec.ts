import type { Locator, Page } from 'playwright/test';
import {
  barLink,
  followLink,
  heading,
  menuButton,
  open,
  openAtRest,
  openMenu,
  waitForAnimations,
} from '../../page/actions.ts';
import { expectNoFault, type Finding } from '../../page/axe.ts';
import { controls, type FocusStop, focused, outOfOrder, tabThrough } from '../../page/tab-order.ts';
import { shownTexts } from '../../page/texts.ts';
import { kitchenSinks, serveLookSite } from '../../project/look-sites.ts';
import { type Screen, screens, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const phone = { width: 360, height: 640 };
const names = site.pages.map(({ link }) => link);

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const count = (await controls(page)).length;
  for (let presses = 0; presses <= count; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Expects every stop to be seen, to have a focus ring, and to follow the stop before it. */
function expectGoodStops(stops: readonly FocusStop[], place?: string): void {
  const bad = stops.filter(({ onScreen, uncovered, ring }) => !onScreen || !uncovered || ring < 2);
  expect(bad, place).toEqual([]);
  expect(outOfOrder(stops), place).toEqual([]);
}

for (const paths of [
  // The first has the bar and the welcome, the second a section of each type.
  ['/', '/one'],
  ['/work', '/pictures'],
])
  test(
    `Tab reaches controls in order, and no word needs script, on ${paths.join(' and ')}`,
    fullRunUnless(paths.includes('/one')),
    async ({ builtSite, page, browser }) => {
      const [sink] = kitchenSinks;
      if (!sink) throw new Error('There is a kitchen sink in each preset');
      const { url } = await serveLookSite(builtSite, sink);
      await page.setViewportSize(phone);
      const options = {
        javaScriptEnabled: false,
        viewport: phone,
        reducedMotion: 'reduce',
      } as const;
      const still = await browser.newPage(options);
      const words = async (shown: Page) =>
        (await shownTexts(shown)).flatMap(({ text, inside }) =>
          inside.includes('button') ? [] : [text],
        );
      for (const path of paths) {
        await open(page, url + path);
        const stops = await tabThrough(page, 200);
        expect(stops.map(({ name }) => name)).toEqual(await controls(page));
        // The first stop is the link past the bar, which lies over the bar.
        expectGoodStops(stops.slice(1), path);
        await still.goto(url + path);
        expect(await words(still)).toEqual(expect.arrayContaining(await words(page)));
      }
      await still.close();
    },
  );

test('Enter follows links, whose headings get the focus', async ({ page, context }) => {
  await context.route(/https:\/\//, (route) => route.fulfill({ body: 'elsewhere' }));
  await open(page, '/');
  const announced = page.locator('[aria-live=polite]');
  await expect(announced).toHaveText('');
  await tabTo(page, page.getByRole('link', { name: 'Projects', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screens.projects.path);
  const expectArrival = async ({ title }: Screen) => {
    await expect(heading(page)).toBeFocused();
    await expect(announced).toHaveText(title);
  };
  await expectArrival(screens.projects);
  const link = page.getByRole('main').getByRole('link').first();
  await tabTo(page, link);
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(tab).toHaveURL(String(await link.getAttribute('href')));
  for (const screen of [screens.about, screens.welcome]) {
    await followLink(page, screen);
    await expectArrival(screen);
  }
});

/** Whether the finding is about the contrast of a text below the open menu, which nobody sees. */
const isBelowMenu = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('overlapped by another element');

test.describe('the menu of a small screen', () => {
  // The policy of the page would refuse the script of axe.
  test.use({ viewport: phone, bypassCSP: true });

  test('it opens by keys and by a press, and closes where the visitor goes on', async ({
    page,
  }) => {
    await openAtRest(page, screens.projects.path);
    const button = menuButton(page);
    const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Tab');
    const skip = { name: site.navigation.skip, onScreen: true, uncovered: true };
    expect(await focused(page)).toMatchObject(skip);
    await tabTo(page, button);
    for (const close of ['Escape', 'Shift+Tab']) {
      await page.keyboard.press('Enter');
      await expect(openMenu(page)).toHaveCount(1);
      await page.keyboard.press(close);
      await expect(openMenu(page)).toHaveCount(0);
      if (close === 'Escape') await expect(button).toBeFocused();
    }
    await tabTo(page, button);
    await page.keyboard.press('Space');
    await waitForAnimations(page);
    const rest = await tabThrough(page);
    expect(rest.slice(0, names.length).map(({ name }) => name)).toEqual(names);
    // The menu lies over the page, so the places on the page start at the top again.
    expectGoodStops(rest.slice(0, names.length));
    expectGoodStops(rest.slice(names.length));

    await tabTo(page, page.getByRole('link', { name: skip.name }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await button.scrollIntoViewIfNeeded();
    const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [place, closed] = [await heading(page).boundingBox(), await look()];
    await button.click();
    await expect(links).toHaveText(names);
    await expect.poll(look).not.toBe(closed);
    await waitForAnimations(page);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    expect(await heading(page).boundingBox()).toEqual(place);
    const menu = await openMenu(page).boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeCloseTo(phone.height, 0);
    expect(menu?.y).toBeGreaterThan(phone.height / 3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFault(page, colorScheme, isBelowMenu);
    }
    for (const visit of ['the first time', 'on its own page']) {
      if (visit !== 'the first time') await button.click();
      await barLink(page, screens.about).click();
      await expect(page).toHaveTitle(screens.about.title);
      await expect(openMenu(page)).toHaveCount(0);
    }
  });
});
