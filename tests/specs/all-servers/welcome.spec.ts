import { expectScreen, open } from '../../page/actions.ts';
import { owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';

test('a muted video plays in a loop behind the words, over the whole screen', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video:visible');
  await expect(video).toHaveCount(1);
  for (const [property, value] of Object.entries({
    paused: false,
    muted: true,
    loop: true,
    autoplay: true,
    controls: false,
  }))
    await expect(video).toHaveJSProperty(property, value);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await video.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width });
  expect(box?.height).toBeGreaterThanOrEqual(height);
  await expectScreen(page, screens.welcome);
  await expect(page.getByText(owner.profession, { exact: true })).toBeVisible();
  await expect(page.getByText(owner.label, { exact: true })).toBeVisible();
});

test('the button switches the track on, and off again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  const audio = page.locator('audio');
  const tracks = await audio
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('src')));
  const asksForTrack = () => asked.some((path) => tracks.includes(path));

  const button = page.getByRole('button', { name: soundOn, exact: true });
  expect(tracks.length).toBeGreaterThan(0);
  expect(asksForTrack(), 'asked for the track before it was wanted').toBe(false);

  await button.click();
  for (const [property, value] of Object.entries({ paused: false, muted: false, loop: true }))
    await expect(audio).toHaveJSProperty(property, value);
  await expect
    .poll(() => audio.evaluate((track: HTMLAudioElement) => track.currentTime))
    .toBeGreaterThan(0);
  expect(asksForTrack()).toBe(true);
  await expect(button).toHaveCount(0);

  const same = page.locator('button:focus');
  await expect(same).toHaveText(/./);
  await same.click();
  await expect(audio).toHaveJSProperty('paused', true);
  await expect(button).toHaveText(soundOn);
});
