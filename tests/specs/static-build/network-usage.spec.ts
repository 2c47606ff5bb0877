import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const [landscape, portrait] = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** The paths that a page requests from now on, as far as they match. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const video = /\.(mp4|webm)$/;

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
}

const preferences: Record<string, (page: Page) => Promise<void>> = {
  'saves data': saveData,
  'prefers reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

for (const [preference, prefer] of Object.entries(preferences)) {
  for (const viewport of [landscape, portrait]) {
    const orientation = viewport === portrait ? 'portrait' : 'landscape';
    const isRepresentative = (preference === 'saves data') === (viewport === portrait);

    const title = `a visitor who ${preference} gets no byte of the video on a ${orientation} screen`;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      const videos = recordRequests(page, video);
      await prefer(page);
      await page.setViewportSize(viewport);
      await page.goto('/');
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await waitForAnimations(page);
      expect(videos).toEqual([]);
      const picture = page.getByRole('main').locator('picture img');
      await expect(picture).toBeVisible();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);

      await page.getByRole('button', { name: 'Play the film' }).click();
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
      // It counts as playing before its first byte is asked for.
      await expect.poll(() => videos.length).toBeGreaterThan(0);
    });
  }
}

for (const viewport of [landscape, portrait]) {
  const isPortrait = viewport === portrait;
  const orientation = isPortrait ? 'portrait' : 'landscape';

  test(`a ${orientation} screen requests its own rendition alone, poster first`, async ({
    page,
  }) => {
    const asks = recordRequests(page, /\.(mp4|webm|avif|webp|png|jpg)$/);
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('video')).toHaveAttribute('data-shown', 'true');
    const videos = asks.filter((path) => video.test(path));
    expect(new Set(videos).size).toBe(1);
    expect(videos[0]?.includes('portrait')).toBe(isPortrait);
    const posters = asks.filter((path) => !video.test(path));
    expect(posters).toHaveLength(1);
    expect(posters[0]).toMatch(/poster.*\.avif$/);
    expect(posters[0]?.includes('portrait')).toBe(isPortrait);
    expect(asks[0]).toBe(posters[0]);
  });
}

test('the poster is no larger than the screen needs', async ({ page }) => {
  const posters = recordRequests(page, /\/poster/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(portrait);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(posters).toEqual([expect.stringMatching(/-360\.avif$/)]);
});

test('a small screen gets a small photo, and a dense one a larger one', async ({
  page,
  browser,
}) => {
  const photos = recordRequests(page, /\/portrait-/);
  await page.setViewportSize(portrait);
  await page.goto(screens.about.path);
  await page.waitForLoadState('networkidle');
  expect(photos).toEqual([expect.stringMatching(/-360\.avif$/)]);

  const dense = await browser.newContext({ viewport: portrait, deviceScaleFactor: 3 });
  const sharp = await dense.newPage();
  const sharpPhotos = recordRequests(sharp, /\/portrait-/);
  await sharp.goto(page.url());
  await sharp.waitForLoadState('networkidle');
  await dense.close();
  expect(sharpPhotos).toEqual([expect.stringMatching(/-960\.avif$/)]);
});

test('every picture has its width and height, so that nothing moves when it comes', async ({
  page,
}) => {
  for (const { path } of Object.values(screens)) {
    await page.goto(path);
    for (const image of await page.locator('img').all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
  }
});
