import { expect, type Page } from 'playwright/test';
import type { ConsoleMessages } from './console-messages.ts';

/** Expects that the page that is open refuses styles, markup and pictures of others. */
export async function expectRefusals(page: Page, consoleMessages: ConsoleMessages): Promise<void> {
  consoleMessages.allow(/Content Security Policy/, /TrustedHTML/);
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
}
