import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { type Finding, runAxe } from '../../page/axe.ts';
import { allScreens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const conditions = {
  'in light colours': { colorScheme: 'light' },
  'in dark colours': { colorScheme: 'dark' },
  'with motion': { reducedMotion: 'no-preference' },
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
 * What axe may leave undecided: the contrast of words on the video, which it cannot see through the
 * overlay. video-contrast.spec.ts measures it on the video itself.
 */
const isWordOnVideo = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('due to a pseudo element');

/** Nor the contrast of what an open menu covers. */
const isBelowMenu = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('overlapped by another element');

async function expectNothingFound(
  page: Page,
  mayBeUndecided: (finding: Finding) => boolean,
): Promise<void> {
  const { violations, undecided } = await runAxe(page);
  expect(violations).toEqual([]);
  expect(undecided.filter((each) => !mayBeUndecided(each))).toEqual([]);
}

/** Small in light colours and large in dark ones: between them they meet every rule of the styles. */
const representative = ['in light colours 360', 'in dark colours 1440'];

for (const [name, condition] of Object.entries(conditions)) {
  // Without entrances, which nothing here is about and all of it would wait for.
  const media = { reducedMotion: 'reduce', ...condition } as const;
  for (const viewport of sizes) {
    const isRepresentative = representative.includes(`${name} ${viewport.width}`);
    for (const { path } of allScreens) {
      const title = `axe finds no fault on ${path} ${name}, ${viewport.width} px wide`;
      test(title, fullRunUnless(isRepresentative), async ({ page }) => {
        await page.emulateMedia(media);
        await page.setViewportSize(viewport);
        await page.goto(path);
        await waitForHydration(page);
        await waitForAnimations(page);
        await expectNothingFound(page, (each) => path === '/' && isWordOnVideo(each));
      });
    }
  }

  for (const { path } of screensWithBar) {
    const isRepresentative = path === '/projects' && name === 'in light colours';
    const title = `axe finds no fault in the open menu of ${path} ${name}`;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      await page.emulateMedia(media);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await waitForHydration(page);
      await page.getByRole('button', { name: site.navigation.menu }).click();
      await waitForAnimations(page);
      await expectNothingFound(page, isBelowMenu);
    });
  }
}

test('axe reports a button without a name', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  const { violations } = await runAxe(page);
  expect(violations.map(({ rule }) => rule)).toContain('button-name');
});
