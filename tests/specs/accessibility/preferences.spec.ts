import type { Page } from 'playwright/test';
import {
  followLink,
  menuButton,
  open,
  openAtRest,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
} from '../../page/actions.ts';
import { forgetAnimations, movements, recordAnimations } from '../../page/animations.ts';
import { expectNoFault, type Finding } from '../../page/axe.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { shownTexts } from '../../page/texts.ts';
import { allScreens, content, screens, screensWithBar } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const phone = { width: 360, height: 740 };
const conditions = {
  'in light colours': { colorScheme: 'light' },
  'in dark colours': { colorScheme: 'dark' },
  'with motion': { reducedMotion: 'no-preference' },
  'in forced colours': { forcedColors: 'active' },
} as const;

/** Whether the finding is about the contrast of a text below the open menu, which nobody sees. */
const isBelowMenu = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('overlapped by another element');

test.describe('for axe', () => {
  // The policy of the page would refuse the script of axe.
  test.use({ bypassCSP: true });

  // A quick run has the open menu; looks.spec.ts has the pages in light and dark colours too.
  for (const [name, condition] of Object.entries(conditions))
    test(
      `no page has a fault ${name}, nor its menu`,
      fullRunUnless(name === 'in light colours'),
      async ({ page }) => {
        // Without entrances, whose end the test would have to wait for.
        await page.emulateMedia({ reducedMotion: 'reduce', ...condition });
        await page.setViewportSize(phone);
        for (const screen of allScreens) {
          await openAtRest(page, screen.path);
          await expectNoFault(page, screen.path);
          if (!screensWithBar.includes(screen)) continue;
          await menuButton(page).click();
          await waitForAnimations(page);
          await expectNoFault(page, `${screen.path}, its menu open`, isBelowMenu);
        }
      },
    );
});

/** Where every text stands and how visible it is. */
async function textPlaces(page: Page): Promise<string[]> {
  const texts = (await shownTexts(page)).filter(({ inside }) => !inside.includes('button'));
  return texts.map(({ text, lines: [line], opacity }) => {
    const [x, y] = [line?.left, line?.top].map((each = 0) => Math.round(each));
    return `${text} at ${x} ${y}, opacity ${opacity}`;
  });
}

test('after its entrances every text of a page is in place and opaque', async ({ page }) => {
  for (const { path } of allScreens) {
    await page.emulateMedia({ reducedMotion: null });
    await openAtRest(page, path);
    const moved = await textPlaces(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    const still = await textPlaces(page);
    expect(moved).toEqual(still);
    expect(still.filter((each) => !each.endsWith('opacity 1'))).toEqual([]);
  }
});

test('with reduced motion nothing is animated, and the menu opens at once, which unfolds otherwise', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects: manyProjects(60) });
  for (const { path } of allScreens) {
    await open(page, path);
    await waitForFrames(page, 5);
    expect(await movements(page), path).toEqual([]);
  }
  await followLink(page, screens.projects);
  await page.keyboard.press('End');
  await waitForFrames(page, 5);
  for (const screen of allScreens) await followLink(page, screen);
  await page.setViewportSize(phone);
  await menuButton(page).click();
  await waitForFrames(page, 5);
  expect(await movements(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: null });
  await openAtRest(page, screens.contact.path);
  await forgetAnimations(page);
  await menuButton(page).click();
  await waitForFrames(page, 2);
  expect(await movements(page)).not.toEqual([]);
});

test('the bar marks the open page where the system sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of screensWithBar) {
    await page.goto(path);
    const lines = await page.locator('header li a').evaluateAll((links) =>
      links.map((link) => ({
        isOpen: link.getAttribute('aria-current') === 'page',
        line: getComputedStyle(link).borderBottomColor,
        ground: getComputedStyle(document.body).backgroundColor,
      })),
    );
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    for (const { isOpen, line, ground } of lines) expect(line !== ground, path).toBe(isOpen);
  }
  await open(page, screens.welcome.path);
  await expect(page.locator('main :is(video, img):visible')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
});

test('a visitor who asks for more contrast gets it for quiet words and lines', async ({ page }) => {
  const row = page.getByRole('main').getByRole('listitem').first();
  const read = async () => {
    await page.goto(screens.contact.path);
    return {
      address: await row
        .getByText('alma@example.com')
        .first()
        .evaluate((each) => getComputedStyle(each).color),
      text: await page.getByRole('main').evaluate((main) => getComputedStyle(main).color),
      lines: await row.evaluate((item) =>
        [item, ...item.querySelectorAll('*')].map((each) => getComputedStyle(each).borderTopColor),
      ),
    };
  };
  const usual = await read();
  await page.emulateMedia({ contrast: 'more' });
  const more = await read();
  expect(usual.address).not.toBe(usual.text);
  expect(more.address).toBe(more.text);
  expect(more.lines).toContain(usual.address);
});
