import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { type Finding, runAxe } from '../../page/axe.ts';
import { allScreens, screensWithBar, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const surroundings = {
  'in light surroundings': { colorScheme: 'light' },
  'in dark surroundings': { colorScheme: 'dark' },
  'with less motion': { reducedMotion: 'reduce' },
  'in forced colours': { forcedColors: 'active' },
} as const;

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

// axe runs in the page, which allows no script of others.
test.use({ bypassCSP: true });

/**
 * What axe may leave open: the contrast of words on the film, which it cannot see through the veil.
 * video-contrast.spec.ts measures it on the film itself.
 */
const isWordOnFilm = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('due to a pseudo element');

/** Nor the contrast of what an open menu covers. */
const isBelowMenu = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('overlapped by another element');

async function expectNothingFound(
  page: Page,
  mayBeOpen: (finding: Finding) => boolean,
): Promise<void> {
  const { violations, undecided } = await runAxe(page);
  expect(violations).toEqual([]);
  expect(undecided.filter((each) => !mayBeOpen(each))).toEqual([]);
}

for (const [name, media] of Object.entries(surroundings)) {
  for (const { path } of allScreens) {
    test(`axe finds nothing on ${path} ${name}`, async ({ page }) => {
      await page.emulateMedia(media);
      for (const viewport of sizes) {
        await test.step(`${viewport.width} px wide`, async () => {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await waitForHydration(page);
          await waitForAnimations(page);
          await expectNothingFound(page, (each) => path === '/' && isWordOnFilm(each));
        });
      }
    });
  }

  test(`axe finds nothing in the open menu ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { path } of screensWithBar) {
      await page.goto(path);
      await waitForHydration(page);
      await page.getByRole('button', { name: site.navigation.menu }).click();
      await waitForAnimations(page);
      await expectNothingFound(page, isBelowMenu);
    }
  });
}

test('axe is at work: it finds a button without a name', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  const { violations } = await runAxe(page);
  expect(violations.map(({ rule }) => rule)).toContain('button-name');
});
