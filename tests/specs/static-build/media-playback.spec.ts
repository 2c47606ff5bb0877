import { waitForHydration } from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';

test('the video plays muted after client navigation too', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  const video = page.locator('video:visible');
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('muted', true);
});

test('the video can be paused and played again', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video:visible');
  await expect(video).toHaveJSProperty('paused', false);
  const buttons = page.getByRole('button');
  await buttons.filter({ hasNotText: soundOn }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await buttons.filter({ hasNotText: soundOn }).click();
  await expect(video).toHaveJSProperty('paused', false);
});

test('two quick presses of a button count as two', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  const button = page.getByRole('button').filter({ hasNotText: soundOn });
  const pauses = String(await button.textContent());
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(video).toHaveJSProperty('paused', false);
  await expect(button).toHaveText(pauses);
});

test('the sound stops when its page is left', async ({ page }) => {
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
  test(`a browser that refuses to play ${refused} is only logged`, async ({
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
