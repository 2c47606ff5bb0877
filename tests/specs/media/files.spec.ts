import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { blockRequests, openAtRest } from '../../page/actions.ts';
import { sampleMedia, site } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

const hero = site.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hero');
if (hero?.type !== 'hero' || !hero.video?.portrait || !hero.sound)
  throw new Error('The sample has a film, in both orientations, and a track');
const { video, sound } = hero;

const landscape = { width: 1440, height: 900 };
const portrait = { width: 360, height: 740 };
const film = { landscape: video.sources, portrait: hero.video.portrait.sources };

/** The file that browsers try first. */
const first = <File>(files: readonly File[]) => files.slice(0, 1);

/** Collects the matching paths that the page requests from now on. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** A file with a valid header and noise as its media; of WebM all is noise, since browsers play damaged WebM. */
function brokenFile(path: string): Buffer {
  const bytes = readFileSync(join(sampleMedia, path));
  return bytes.fill(0xa5, bytes.indexOf('mdat') + 16);
}

type Fault = (route: Route) => Promise<void>;

/** The faults of a host that reports them, of one that does not, and of a file. */
const isMissing: Fault = (route) => route.fulfill({ status: 404, body: 'not found' });
const isPage: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Not here</h1>' });
const breaks: Fault = (route) =>
  route.fulfill({ body: brokenFile(new URL(route.request().url()).pathname) });

/** Answers requests for these files with the faults in turn, and no other requests. */
async function answerWith(page: Page, files: readonly { src: string }[], ...faults: Fault[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [index, { src }] of files.entries())
    await page.route(`**${src}`, faults[index % faults.length] ?? isMissing);
}

const filmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`${video.play}|${video.pause}`) });
const soundButton = (page: Page) => page.getByRole('button', { name: sound.on, exact: true });
const currentTime = (page: Page, tag: string) =>
  page.locator(tag).evaluate((media: HTMLMediaElement) => media.currentTime);
const still = (page: Page) => page.getByRole('main').locator('picture img');
const isVideo = /\.(mp4|webm)$/;

for (const [preference, viewport, poster] of [
  ['saves data', portrait, /poster-portrait.*-360\.avif$/],
  ['prefers reduced motion', landscape, /poster.*\.avif$/],
] as const)
  test(`no byte of the film comes to a visitor who ${preference} and does not ask for it`, async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/^Failed to load resource|^The video does not play/);
    const videos = recordRequests(page, isVideo);
    const posters = recordRequests(page, /\/poster/);
    await page.setViewportSize(viewport);
    if (preference === 'prefers reduced motion')
      await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
      });
    // The next file plays in place of the first one.
    await answerWith(page, [film.landscape, film.portrait].flatMap(first), isMissing);
    await openAtRest(page, '/');
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    expect(posters).toEqual([expect.stringMatching(poster)]);
    await expect(still(page)).toBeVisible();
    await expect(still(page)).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(() => currentTime(page, 'video')).toBeGreaterThan(0);

    if (viewport !== landscape) return;
    await answerWith(page, video.sources, isMissing);
    await page.reload();
    await filmButton(page).click();
    await expect(filmButton(page)).toHaveCount(0);
  });

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
    const posters = asks.filter((path) => !isVideo.test(path));
    expect(new Set(asks.filter((path) => isVideo.test(path))).size).toBe(1);
    expect(posters).toEqual([expect.stringMatching(/poster.*\.avif$/)]);
    expect(asks.filter((path) => !isOfScreen(path))).toEqual([]);
    expect(asks[0]).toBe(posters[0]);
  }
});

test.describe('where media do not come', () => {
  test.beforeEach(({ consoleMessages }) =>
    consoleMessages.allow(/^Failed to load resource|^The (video|sound) does not play/),
  );

  for (const [what, faults] of [
    ['do not come', [isPage, isMissing]],
    ['begin well and then break', [breaks]],
  ] as const)
    test(`a film and a track whose files ${what} give way to the next ones`, async ({ page }) => {
      await page.setViewportSize(portrait);
      await answerWith(page, [...film.portrait, ...sound.sources], ...faults);
      await page.goto('/');
      await expect(filmButton(page)).toHaveCount(0);
      if (what === 'do not come') await expect(page.locator('video')).toHaveCSS('opacity', '0');
      await expect(still(page)).not.toHaveJSProperty('naturalWidth', 0);
      // Nothing of the track is fetched before the press.
      await soundButton(page).click();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

      await page.setViewportSize(landscape);
      await answerWith(page, [film.landscape, sound.sources].flatMap(first), ...faults);
      await page.goto('/');
      await soundButton(page).click();
      for (const tag of ['video', 'audio'])
        await expect.poll(() => currentTime(page, tag)).toBeGreaterThan(0);
      await expect(filmButton(page)).toHaveText(video.pause);
      await expect(page.getByRole('button', { name: sound.off })).toBeVisible();
    });

  test('the button of a missing track goes, and a keyboard goes on from there', async ({
    page,
  }) => {
    await answerWith(page, sound.sources, isMissing);
    const unblock = await blockRequests(page, '**/assets/mount-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await soundButton(page).press('Enter');
    unblock();
    // The film's is left; the one that was pressed has another name until its track is found to be missing.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(filmButton(page)).toBeFocused();
  });
});
