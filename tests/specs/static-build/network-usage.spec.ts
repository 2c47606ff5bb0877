import type { Page } from 'playwright/test';
import { openAtRest } from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const landscape = { width: 1440, height: 900 };
const portrait = { width: 360, height: 740 };
const orientations = { landscape, portrait };

/** Collects the matching paths that the page requests from now on. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const video = /\.(mp4|webm)$/;

const preferences: Record<string, (page: Page) => Promise<unknown>> = {
  'saves data': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
    }),
  'prefers reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

for (const [preference, prefer] of Object.entries(preferences)) {
  for (const [orientation, viewport] of Object.entries(orientations)) {
    const isRepresentative = (preference === 'saves data') === (viewport === portrait);
    const title = `a visitor who ${preference} gets no byte of the video on a ${orientation} screen, and a poster no larger than it`;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      const videos = recordRequests(page, video);
      const posters = recordRequests(page, /\/poster/);
      await prefer(page);
      await page.setViewportSize(viewport);
      await openAtRest(page, '/');
      await page.waitForLoadState('networkidle');
      expect(videos).toEqual([]);
      expect(posters).toHaveLength(1);
      if (viewport === portrait) expect(posters[0]).toMatch(/-360\.avif$/);
      const picture = page.getByRole('main').locator('picture img');
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

      await page.getByRole('button', { name: 'Play the film' }).click();
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
      // A video counts as playing before its first byte is requested.
      await expect.poll(() => videos.length).toBeGreaterThan(0);
    });
  }
}

for (const [orientation, viewport] of Object.entries(orientations)) {
  const isPortrait = viewport === portrait;
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

test('a small screen gets a small photo, a dense one a larger one', async ({
  browser,
  baseURL,
}) => {
  for (const [deviceScaleFactor, width] of [
    [1, 360],
    [3, 960],
  ] as const) {
    const page = await browser.newPage({ viewport: portrait, deviceScaleFactor });
    const photos = recordRequests(page, /\/portrait-/);
    await page.goto(`${baseURL}${screens.about.path}`);
    await page.waitForLoadState('networkidle');
    expect(photos).toEqual([expect.stringMatching(new RegExp(`-${width}\\.avif$`))]);
    await page.close();
  }
});
