import type { Page } from 'playwright/test';
import { hold } from '../../hold.ts';
import { allScreens } from '../../owner.ts';
import { hasStarted, hydrated } from '../../steps.ts';
import { expect, test } from '../../test.ts';

/** How every element of the page is drawn, and what stands before and after it. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, #page, #page *')].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // Faces are named where their files are, and values that nothing asks for are not there.
        const names = [...style].filter((name) => !/^(font-family$|--)/.test(name));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}${pseudo ?? ''} { ${values.join('; ')} }`;
      }),
    ),
  );
}

// A page is painted with the styles in its document; those of all pages come after its text.
test.use({ javaScriptEnabled: false });

for (const { path } of allScreens) {
  for (const width of [360, 1440]) {
    test(`${path} has all its styles in its document: ${width} px`, async ({ page, voice }) => {
      voice.expect(/Failed to load resource/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Without the typefaces, whose words have other widths.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path);
      const whole = await drawn(page);
      expect(whole.length).toBeGreaterThan(30);

      await page.route('**/styles-*.css', (route) => route.abort());
      await page.goto(path);
      expect(await drawn(page)).toEqual(whole);
    });
  }
}

test.describe('with JavaScript on', () => {
  test.use({ javaScriptEnabled: true });

  test('no script starts before the styles of all pages are there', async ({ page }) => {
    const release = await hold(page, '**/styles-*.css');
    const script = page.waitForResponse(/\/site-.*\.js$/);
    await page.goto('/about-me', { waitUntil: 'commit' });
    await script;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(hasStarted)).toBe(false);
    release();
    await hydrated(page);
  });
});
