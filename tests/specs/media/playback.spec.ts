import type { Page } from 'playwright/test';
import { findBrowserWithWindows } from '../../browser/find.ts';
import { barLink, blockRequests, expectScreen, open, windowValue } from '../../page/actions.ts';
import { owner, screens } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

// An unhandled rejection fails these tests too, since it is logged as an uncaught error.

const labels = {
  sound: { on: '🔇 Desactivar sonido', off: '🔊 Activar sonido' },
  video: { on: 'Pause the film', off: 'Play the film' },
};

/** Waits until sound and video are in these states, and the labels of their buttons match. */
async function expectPlaying(page: Page, playing: { sound: boolean; video: boolean }) {
  const buttons = page.getByRole('main').getByRole('button');
  await expect(page.locator('audio')).toHaveJSProperty('paused', !playing.sound);
  await expect(page.locator('video')).toHaveJSProperty('paused', !playing.video);
  await expect(buttons).toHaveText([
    labels.sound[playing.sound ? 'on' : 'off'],
    labels.video[playing.video ? 'on' : 'off'],
  ]);
}

/** Presses a button of the welcome page several times within one task. */
async function press(page: Page, name: 'sound' | 'video', times: number): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button');
  await buttons.nth(name === 'sound' ? 0 : 1).evaluate((button: HTMLElement, left) => {
    for (let press = 0; press < left; press += 1) button.click();
  }, times);
}

const currentTime = (page: Page, tag: 'audio' | 'video') =>
  page.locator(tag).evaluate((media: HTMLMediaElement) => media.currentTime);

test('a muted video plays in a loop behind the words, over the whole screen, and a button switches a track on and off', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expectScreen(page, screens.welcome);
  for (const text of [owner.profession, owner.label])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const video = page.locator('video:visible');
  const playing = { paused: false, muted: true, loop: true, autoplay: true, controls: false };
  for (const [property, value] of Object.entries(playing))
    await expect(video).toHaveJSProperty(property, value);
  await expect.poll(() => currentTime(page, 'video')).toBeGreaterThan(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await video.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width });
  expect(box?.height).toBeGreaterThanOrEqual(height);

  const audio = page.locator('audio');
  const tracks = await audio
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('src')));
  const asksForTrack = () => asked.some((path) => tracks.includes(path));
  expect(tracks.length).toBeGreaterThan(0);
  expect(asksForTrack(), 'asked for the track before it was wanted').toBe(false);
  await page.getByRole('button', { name: labels.sound.off, exact: true }).click();
  for (const [property, value] of Object.entries({ paused: false, muted: false, loop: true }))
    await expect(audio).toHaveJSProperty(property, value);
  await expect.poll(() => currentTime(page, 'audio')).toBeGreaterThan(0);
  expect(asksForTrack()).toBe(true);
  const same = page.locator('button:focus');
  await expect(same).toHaveText(labels.sound.on);
  await same.click();
  await expectPlaying(page, { sound: false, video: true });
});

test('every press of the buttons counts, and what happens outside shows', async ({ page }) => {
  await open(page, '/');
  await expectPlaying(page, { sound: false, video: true });
  await press(page, 'sound', 3);
  await expectPlaying(page, { sound: true, video: true });
  await press(page, 'video', 99);
  await expectPlaying(page, { sound: true, video: false });
  await press(page, 'sound', 100);
  await press(page, 'video', 1);
  await expectPlaying(page, { sound: true, video: true });

  const each = (action: 'play' | 'pause') =>
    page.evaluate((name) => {
      for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
        void media[name]();
    }, action);
  await each('pause');
  await expectPlaying(page, { sound: false, video: false });
  await each('play');
  await expectPlaying(page, { sound: true, video: true });
});

test('a video that played or was paused is so after Back, without sound', async ({
  playwright,
  launchOptions,
  baseURL,
  consoleMessages,
}) => {
  // Browsers of visitors have this cache, but those without windows do not, and Playwright switches it off. Another
  // browser in all tests of this file would start each worker anew.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const executablePath = findBrowserWithWindows();
  test.skip(executablePath === undefined, 'There is no Chromium or Chrome with windows');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs,
  });
  const page = await browser.newPage();
  consoleMessages.listenTo(page);
  await open(page, `${baseURL}/`);
  for (const video of [true, false]) {
    await press(page, 'sound', 1);
    if (!video) await press(page, 'video', 1);
    await expectPlaying(page, { sound: true, video });
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto(`${baseURL}/contact-me/`);
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(screens.welcome.title);
    // The browser has kept the page as it was.
    expect(await windowValue(page, 'kept')).toBe(true);
    await expectPlaying(page, { sound: false, video });
  }
  await browser.close();
  expect(consoleMessages.unexpected()).toEqual([]);
});

test('sound stops when its page is left, on its way too', async ({ page }) => {
  const release = await blockRequests(page, '**/media/track.*');
  await open(page, '/');
  for (const isOnItsWay of [true, false]) {
    await expectPlaying(page, { sound: false, video: true });
    await expect(page.locator('video')).toHaveJSProperty('muted', true);
    await press(page, 'sound', 1);
    const track = await page.locator('audio').elementHandle();
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveTitle(screens.projects.title);
    const isPaused = track?.evaluate((audio) => audio instanceof HTMLMediaElement && audio.paused);
    expect(await isPaused).toBe(true);
    if (isOnItsWay) release();
    await barLink(page, screens.welcome).click();
    await expect(page).toHaveTitle(screens.welcome.title);
  }
});

test('a browser that refuses to play is only logged', async ({ page, consoleMessages }) => {
  const refused = /NotAllowedError/;
  consoleMessages.allow(refused);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('not without a gesture', 'NotAllowedError'));
  });
  await open(page, '/');
  await expect.poll(() => consoleMessages.errors(refused)).toHaveLength(1);
  const still = page.getByRole('main').locator('img').first();
  expect((await still.boundingBox())?.width).toBe(page.viewportSize()?.width);
  await expect(still).not.toHaveJSProperty('naturalWidth', 0);

  await expect(page.getByRole('button', { name: labels.video.off })).toBeVisible();
  const before = await page.locator('body').ariaSnapshot();
  await page.getByRole('button', { name: labels.sound.off, exact: true }).click();
  await expect.poll(() => consoleMessages.errors(refused)).toHaveLength(2);
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
});
