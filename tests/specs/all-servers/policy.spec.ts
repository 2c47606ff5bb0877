import { waitForHydration } from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

for (const host of ['static', 'dev'] as const) {
  test.describe(`on the host ${host}`, () => {
    test.use({ host });

    test('styles, markup and pictures of others are refused', async ({ page, consoleMessages }) => {
      consoleMessages.allow(/Content Security Policy/, /TrustedHTML/);
      await page.goto(screens.about.path);
      await waitForHydration(page);
      const main = page.getByRole('main');
      await main.evaluate((element) => element.setAttribute('style', 'color: rgb(255, 0, 0)'));
      await expect(main).not.toHaveCSS('color', 'rgb(255, 0, 0)');
      const markup = main.evaluate((element) => {
        element.innerHTML = '<p>Mine</p>';
      });
      await expect(markup).rejects.toThrow('TrustedHTML');
      await main.evaluate(() => {
        new Image().src = 'https://example.com/pixel.png';
      });
      const refused = () => consoleMessages.errors(/violated: img-src https:/).length;
      await expect.poll(refused).toBeGreaterThan(0);
    });
  });
}
