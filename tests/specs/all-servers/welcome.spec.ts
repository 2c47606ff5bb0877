import { waitForHydration } from '../../page/actions.ts';
import { owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';

test('a muted film plays in a loop behind the whole screen', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video:visible');
  await expect(film).toHaveCount(1);
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('autoplay', true);
  await expect(film).toHaveJSProperty('controls', false);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await film.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width });
  expect(box?.height).toBeGreaterThanOrEqual(height);
});

test('the film plays after client navigation too, and still muted', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  const film = page.locator('video:visible');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
});

test('the film can be paused, and goes on', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video:visible');
  await expect(film).toHaveJSProperty('paused', false);
  const buttons = page.getByRole('button');
  await buttons.filter({ hasNotText: soundOn }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await buttons.filter({ hasNotText: soundOn }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

test('two presses of a button at once count as two', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('paused', false);
  const button = page.getByRole('button').filter({ hasNotText: soundOn });
  const pauses = String(await button.textContent());
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(film).toHaveJSProperty('paused', false);
  await expect(button).toHaveText(pauses);
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

test('the sound ends with the page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const track = await page.locator('audio').elementHandle();
  await page.getByRole('button', { name: soundOn }).click();
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(screens.projects.title);
  expect(await track?.evaluate((audio) => audio instanceof HTMLAudioElement && audio.paused)).toBe(
    true,
  );
});

for (const refused of ['audio', 'video'] as const) {
  test(`where the browser refuses to play ${refused}, only the console knows`, async ({
    page,
    consoleMessages,
  }) => {
    await page.addInitScript((tag) => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function playOrRefuse(this: HTMLMediaElement) {
        if (this.localName !== tag) return play.call(this);
        return Promise.reject(new DOMException('not without a gesture', 'NotAllowedError'));
      };
    }, refused);
    consoleMessages.allow(/NotAllowedError/);
    await page.goto('/');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: soundOn, exact: true });
    if (refused === 'audio') {
      const before = await page.locator('body').ariaSnapshot();
      await button.click();
      await expect.poll(() => consoleMessages.errors(/NotAllowedError/)).toHaveLength(1);
      expect(await page.locator('body').ariaSnapshot()).toBe(before);
      await expect(button).toHaveText(soundOn);
    } else {
      await expect.poll(() => consoleMessages.errors(/NotAllowedError/)).toHaveLength(1);
      const still = page.getByRole('main').locator('img').first();
      expect((await still.boundingBox())?.width).toBe(page.viewportSize()?.width);
      expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
      await expect(page.getByText(/not without|NotAllowed|error/i)).toHaveCount(0);
    }
  });
}

test('it says who the owner is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.nameOwn);
  await expect(page.getByText(owner.profession, { exact: true })).toBeVisible();
  await expect(page.getByText(owner.label, { exact: true })).toBeVisible();
});

for (const { path, title } of [screens.projects, screens.contact, screens.about]) {
  test(`it links to ${path}`, async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
  });
}
