import { waitForHydration } from '../../page/actions.ts';
import { owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';

test('a muted video plays in a loop behind the whole screen', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video:visible');
  await expect(video).toHaveCount(1);
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('autoplay', true);
  await expect(video).toHaveJSProperty('controls', false);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await video.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width });
  expect(box?.height).toBeGreaterThanOrEqual(height);
});

test('the button switches the track on, and off again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForHydration(page);
  const audio = page.locator('audio');
  const tracks = await audio
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('src')));
  const asksForTrack = () => asked.some((path) => tracks.includes(path));

  const button = page.getByRole('button', { name: soundOn, exact: true });
  await expect(button).toHaveText(soundOn);
  await expect(page.locator('video:visible')).toHaveJSProperty('paused', false);
  expect(tracks.length).toBeGreaterThan(0);
  expect(asksForTrack(), 'asked for the track before it was wanted').toBe(false);

  await button.click();
  await expect(audio).toHaveJSProperty('paused', false);
  await expect(audio).toHaveJSProperty('muted', false);
  await expect(audio).toHaveJSProperty('loop', true);
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

test('the welcome page shows the name, profession and label of the owner', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.nameOwn);
  await expect(page.getByText(owner.profession, { exact: true })).toBeVisible();
  await expect(page.getByText(owner.label, { exact: true })).toBeVisible();
});

test('the welcome page links to projects, contact-me and about-me', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  for (const { path, title } of [screens.projects, screens.contact, screens.about]) {
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveTitle(screens.welcome.title);
  }
});
