import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { blockRequests, open, openAtRest } from '../../page/actions.ts';
import { sampleMedia, screens, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test, withMotion } from '../../test.ts';

test.use(withMotion);

const hero = site.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hero');
if (hero?.type !== 'hero' || !hero.video?.portrait || !hero.sound)
  throw new Error('The sample has a film, in both orientations, and a track');
const { video, sound } = hero;

const landscape = { width: 1440, height: 900 };
const portrait = { width: 360, height: 740 };
const films = [
  { viewport: landscape, sources: video.sources },
  { viewport: portrait, sources: hero.video.portrait.sources },
];

/** Collects the matching paths that the page requests from now on. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const isVideo = /\.(mp4|webm)$/;

const preferences = {
  'saves data, on a phone': {
    viewport: portrait,
    poster: /poster-portrait.*-360\.avif$/,
    prefer: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
      }),
  },
  'prefers reduced motion': {
    viewport: landscape,
    poster: /poster.*\.avif$/,
    prefer: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
};

for (const [preference, { viewport, poster, prefer }] of Object.entries(preferences)) {
  test(`a visitor who ${preference}, gets no byte of the video, and a poster no larger than the screen`, async ({
    page,
  }) => {
    const videos = recordRequests(page, isVideo);
    const posters = recordRequests(page, /\/poster/);
    await prefer(page);
    await page.setViewportSize(viewport);
    await openAtRest(page, '/');
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    expect(posters).toEqual([expect.stringMatching(poster)]);
    const picture = page.getByRole('main').locator('picture img');
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    // A video counts as playing before its first byte is requested.
    await expect.poll(() => videos.length).toBeGreaterThan(0);
  });
}

test('a screen requests its own rendition of the film alone, poster first', async ({ page }) => {
  const asks = recordRequests(page, /\.(mp4|webm|avif|webp|png|jpg)$/);
  for (const viewport of [landscape, portrait]) {
    // The page that is open would ask for the poster of its new screen.
    await page.goto('about:blank');
    asks.length = 0;
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('video')).toHaveAttribute('data-shown', 'true');
    const isOfScreen = (path = '') => path.includes('portrait') === (viewport === portrait);
    const videos = asks.filter((path) => isVideo.test(path));
    expect(new Set(videos).size).toBe(1);
    expect(videos.every(isOfScreen)).toBe(true);
    const posters = asks.filter((path) => !isVideo.test(path));
    expect(posters).toEqual([expect.stringMatching(/poster.*\.avif$/)]);
    expect(posters.every(isOfScreen)).toBe(true);
    expect(asks[0]).toBe(posters[0]);
  }
});

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

/** A file with a valid header and noise as its media; of WebM all is noise, since browsers play damaged WebM. */
function brokenFile(path: string): Buffer {
  const bytes = readFileSync(join(sampleMedia, path));
  return bytes.fill(0xa5, bytes.indexOf('mdat') + 16);
}

type Fault = (route: Route) => Promise<void>;

const faults = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not here</h1>' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is empty': (route) => route.fulfill({ body: '' }),
  'begins well and then breaks': (route) =>
    route.fulfill({ body: brokenFile(new URL(route.request().url()).pathname) }),
} satisfies Record<string, Fault>;

/** Answers requests for these files with the fault, and no other requests. */
async function answerWith(page: Page, files: readonly { src: string }[], answer: Fault) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { src } of files) await page.route(`**${src}`, answer);
}

const filmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`${video.play}|${video.pause}`) });
const soundButton = (page: Page) => page.getByRole('button', { name: sound.on, exact: true });
const currentTime = (page: Page, tag: string) =>
  page.locator(tag).evaluate((media: HTMLMediaElement) => media.currentTime);

test.describe('where media do not come', () => {
  test.beforeEach(({ consoleMessages }) =>
    consoleMessages.allow(/^Failed to load resource|^The (video|sound) does not play/),
  );

  /** The faults of a quick run: of a host that reports its fault, of one that does not, and of a file. */
  const representative = ['is missing', 'is a page', 'begins well and then breaks'];
  for (const [fault, answer] of Object.entries(faults)) {
    const title = `a film or a track of which each file ${fault} has no button, and where the next file is in order it plays`;
    test(title, fullRunUnless(representative.includes(fault)), async ({ page }) => {
      for (const { viewport, sources } of fault === 'is missing' ? films : films.slice(0, 1)) {
        await page.setViewportSize(viewport);
        await answerWith(page, [...sources, ...sound.sources], answer);
        await page.goto('/');
        await expect(filmButton(page)).toHaveCount(0);
        if (fault === 'is missing') {
          await expect(page.locator('video')).toHaveCSS('opacity', '0');
          const poster = page.getByRole('main').locator('picture img');
          await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
        }
        // Nothing of the track is fetched before the press.
        await soundButton(page).click();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

        await answerWith(page, [...sources.slice(0, 1), ...sound.sources.slice(0, 1)], answer);
        await page.goto('/');
        await soundButton(page).click();
        for (const tag of ['video', 'audio'])
          await expect.poll(() => currentTime(page, tag)).toBeGreaterThan(0);
        await expect(filmButton(page)).toHaveText(video.pause);
        await expect(page.getByRole('button', { name: sound.off })).toBeVisible();
      }
    });
  }

  test('a visitor who prefers reduced motion gets the next file of a film whose first one is missing', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, video.sources.slice(0, 1), faults['is missing']);
    await page.goto('/');
    await filmButton(page).click();
    await expect.poll(() => currentTime(page, 'video')).toBeGreaterThan(0);
    await answerWith(page, video.sources, faults['is missing']);
    await page.reload();
    await filmButton(page).click();
    await expect(filmButton(page)).toHaveCount(0);
  });

  test('a button of a missing track goes after a press, and a keyboard goes on where it was', async ({
    page,
  }) => {
    await answerWith(page, sound.sources, faults['is missing']);
    // Both buttons, since a button that was pressed has another name until its track is found to be missing.
    const buttons = page.getByRole('main').getByRole('button');
    // The button is pressed before its script has come.
    const unblock = await blockRequests(page, '**/assets/mount-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await soundButton(page).click();
    unblock();
    await expect(buttons).toHaveCount(1);
    await open(page, '/');
    await soundButton(page).press('Enter');
    await expect(buttons).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(filmButton(page)).toBeFocused();
  });
});
