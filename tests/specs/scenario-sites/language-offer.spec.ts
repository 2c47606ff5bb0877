import type { Page } from 'playwright/test';
import { open, waitForHydration } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { serveLookSite } from '../../project/look-sites.ts';
import {
  pathsOfSeveral,
  sitesInSeveral,
  spanishAndEnglishAt,
  translatedSite,
} from '../../project/translated-sites.ts';
import { test as base, expect } from '../../test.ts';

/** The address of a site in Spanish and English. */
const test = base.extend<{ site: string }>({
  site: async ({ builtSite }, use) => {
    await use((await builtSite(...spanishAndEnglishAt('/'))).url);
  },
});

const offerOn = (page: Page) => page.getByRole('link', { name: 'Read this site in English' });

test.describe('to a visitor whose browser prefers another language of the site', () => {
  test.use({ locale: 'en-GB' });

  test('it is offered once, in its own words, and moves nothing', async ({ page, site }) => {
    await open(page, `${site}/sobre-mi#words`);
    const link = offerOn(page);
    await expect(link).toHaveAttribute('href', '/en/about-me');
    const line = page.getByRole('status').locator('[lang=en][dir=ltr]').first();
    await expect(line).toBeVisible();
    const topOf = () =>
      page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const withOffer = await topOf();
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expectNoFault(page);
    await page.getByRole('link', { name: 'English', exact: true }).focus();
    for (const next of [link, page.getByRole('button', { name: 'Close' })]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('status')).toBeEmpty();
    expect(await topOf()).toBe(withOffer);
  });

  test('it leads to the same place of the page', async ({ page, site }) => {
    await open(page, `${site}/sobre-mi#words`);
    await offerOn(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/en/about-me#words`);
    await waitForHydration(page);
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('it follows to the next page, until it is closed', async ({ page, site }) => {
    await open(page, `${site}/sobre-mi`);
    await page.getByRole('link', { name: 'Proyectos', exact: true }).click();
    await expect(offerOn(page)).toHaveAttribute('href', '/en/projects');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('it is not offered where the browser blocks storage, or on a page that the switch has led to', async ({
    page,
    site,
    consoleMessages,
  }) => {
    await open(page, `${site}/en/about-me`);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${site}/sobre-mi`);
    await waitForHydration(page);
    await expect(page.getByRole('status')).toBeEmpty();
    consoleMessages.allow(/could not be remembered/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await open(page, `${site}/sobre-mi`);
    await warned;
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

for (const site of sitesInSeveral)
  test.describe(`on the ${site.name}`, () => {
    test.use({ locale: 'en-GB' });
    test('an offer covers nothing on a phone', { tag: '@full' }, async ({ page, builtSite }) => {
      const { url } = await serveLookSite(builtSite, site);
      for (const width of [320, 390])
        for (const path of pathsOfSeveral) {
          await page.setViewportSize({ width, height: 2 * width });
          await open(page, `${url}/${path}`);
          await expect(offerOn(page)).toBeVisible();
          expect.soft(await coveredBy(page), `/${path}, ${width} px wide`).toEqual([]);
          await page.evaluate(() => localStorage.clear());
        }
    });
  });

/** What the offer on a page lies on: texts, and what can be pressed. */
async function coveredBy(page: Page): Promise<string[]> {
  const place = page.getByRole('status');
  const parts = await page.locator('a, button, select, h1, h2, p').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest('[role=status], [popover], [href="#content"]'))
      .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() })),
  );
  const [offer] = await place.locator('span').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const unseen = Number.parseFloat(getComputedStyle(each).borderTopWidth);
      return { left, right, top: top + unseen, bottom: bottom - unseen };
    }),
  );
  if (!offer) throw new Error('Nothing is offered');
  return parts.flatMap(({ text, left, right, top, bottom }) => {
    const isApart =
      right <= offer.left || left >= offer.right || bottom <= offer.top || top >= offer.bottom;
    return isApart ? [] : [text];
  });
}

test.describe('to a visitor who reads the language of the page, or none of the site', () => {
  test.use({ locale: 'es-MX' });
  test('no other is offered', async ({ page, site }) => {
    await open(page, `${site}/sobre-mi`);
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });
  test('a language is offered in its direction', async ({ page, builtSite }) => {
    const { url } = await serveLookSite(builtSite, translatedSite('de-ar'));
    await open(page, url);
    const link = page.getByRole('link', { name: 'قراءة هذا الموقع بالعربية' });
    await expect(link).toBeVisible();
    await expect(page.getByRole('status').locator('[dir=rtl][lang=ar]').first()).toBeVisible();
  });
});
