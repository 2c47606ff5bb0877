import { allScreens, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

for (const path of ['/nothing', '/Projects', '/projects/below/', '/%E0%A4%A']) {
  test(`a static host answers ${path} with 404.html`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>');
    expect(html).toContain('noindex');
  });
}

for (const { path } of allScreens) {
  test(`a static host answers ${path} with a page that does not redirect`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('http-equiv="refresh"');
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/nothing', '/nothing/below', '/Projects', '/%E0%A4%A']) {
    test(`${path} redirects to the welcome page`, async ({ page, consoleMessages }) => {
      consoleMessages.allow(/status of 404/);
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(screens.welcome.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.welcome.heading);
    });
  }
});
