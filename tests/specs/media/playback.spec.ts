import type { Page } from 'playwright/test';
import { barLink, blockRequests, expectScreen, open } from '../../page/actions.ts';
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

test('a muted film plays in a loop, and buttons switch it and a track', async ({ page }) => {
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

  const isTrack = (path: string) => path.startsWith('/media/track.');
  expect(asked.filter(isTrack), 'asked for the track before it was wanted').toEqual([]);
  await page.getByRole('button', { name: labels.sound.off, exact: true }).click();
  const audio = page.locator('audio');
  for (const [property, value] of Object.entries({ paused: false, muted: false, loop: true }))
    await expect(audio).toHaveJSProperty(property, value);
  await expect.poll(() => currentTime(page, 'audio')).toBeGreaterThan(0);
  expect(asked.filter(isTrack)).not.toEqual([]);
  const same = page.locator('button:focus');
  await expect(same).toHaveText(labels.sound.on);
  await same.click();
  await expectPlaying(page, { sound: false, video: true });

  await press(page, 'sound', 3);
  await expectPlaying(page, { sound: true, video: true });
  await press(page, 'video', 99);
  await expectPlaying(page, { sound: true, video: false });
  await press(page, 'sound', 100);
  await press(page, 'video', 1);
  await expectPlaying(page, { sound: true, video: true });
  // What happens outside of the page shows on it.
  for (const action of ['pause', 'play'] as const) {
    await page.evaluate((name) => {
      for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
        void media[name]();
    }, action);
    await expectPlaying(page, { sound: action === 'play', video: action === 'play' });
  }
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
