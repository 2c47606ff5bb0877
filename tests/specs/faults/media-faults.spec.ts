import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { blockRequests, open } from '../../page/actions.ts';
import { sampleMedia, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const hero = site.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hero');
if (hero?.type !== 'hero' || !hero.video?.portrait || !hero.sound)
  throw new Error('The sample has a film, in both orientations, and a track');
const { video, sound } = hero;

const screens = {
  landscape: { viewport: { width: 1280, height: 800 }, film: video.sources },
  portrait: { viewport: { width: 390, height: 800 }, film: hero.video.portrait.sources },
};
const logged = /^Failed to load resource|^The (video|sound) does not play/;

/** A file with a valid header and noise as its media; of WebM all is noise, since browsers play damaged WebM. */
function brokenFile(path: string): Buffer {
  const bytes = readFileSync(join(sampleMedia, path));
  return bytes.fill(0xa5, bytes.indexOf('mdat') + 16);
}

type Fault = (route: Route) => Promise<void>;

const faults = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is refused': (route) => route.fulfill({ status: 403, body: 'no' }),
  fails: (route) => route.fulfill({ status: 500, body: 'out of order' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not here</h1>' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is empty': (route) => route.fulfill({ body: '' }),
  'is nothing but noise': (route) => route.fulfill({ body: 'x'.repeat(50_000) }),
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

/** Expects the poster to be visible, and no frame of the film. */
async function expectPoster(page: Page): Promise<void> {
  await expect(page.locator('video')).not.toHaveAttribute('data-shown');
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  await expect(page.locator('main picture img')).not.toHaveJSProperty('naturalWidth', 0);
}

/** The faults of a quick run: of a host that reports its fault, of one that does not, and of a file. */
const representative = ['is missing', 'is a page', 'begins well and then breaks'];

for (const [fault, answer] of Object.entries(faults)) {
  const title = `a film or a track of which each file ${fault} has no button, and where the next file is in order it plays`;
  test(title, fullRunUnless(representative.includes(fault)), async ({ page, consoleMessages }) => {
    consoleMessages.allow(logged);
    const { landscape, portrait } = screens;
    for (const { viewport, film } of fault === 'is missing' ? [landscape, portrait] : [landscape]) {
      await page.setViewportSize(viewport);
      await answerWith(page, [...film, ...sound.sources], answer);
      await page.goto('/');
      await expect(filmButton(page)).toHaveCount(0);
      if (fault === 'is missing') await expectPoster(page);
      // Nothing of the track is fetched before the press.
      await soundButton(page).click();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

      await answerWith(page, [...film.slice(0, 1), ...sound.sources.slice(0, 1)], answer);
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
  consoleMessages,
}) => {
  consoleMessages.allow(logged);
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

test('a button of a missing track goes after an early press', async ({ page, consoleMessages }) => {
  consoleMessages.allow(logged);
  const files = [...video.sources, ...sound.sources];
  await answerWith(page, files, faults['is missing']);
  const unblock = await blockRequests(page, '**/assets/mount-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await soundButton(page).click();
  unblock();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a keyboard goes on where a lost button was', async ({ page, consoleMessages }) => {
  consoleMessages.allow(logged);
  await answerWith(page, sound.sources, faults['is missing']);
  await open(page, '/');
  await soundButton(page).press('Enter');
  await expect(soundButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(filmButton(page)).toBeFocused();
});
