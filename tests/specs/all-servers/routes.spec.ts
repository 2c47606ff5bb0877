import {
  expectMarked,
  expectScreen,
  followLink,
  mark,
  menuButton,
  open,
  waitForHydration,
} from '../../page/actions.ts';
import { indexPath } from '../../page/data-service.ts';
import { expectRefusals } from '../../page/refusals.ts';
import { allScreens, content, logo, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { welcome, contact, projects, about } = screens;
const names = site.pages.map(({ link }) => link);
const addresses = ['/', '/contact-me', '/projects', '/about-me'];

for (const host of ['static', 'preview', 'dev'] as const) {
  const tag = ['@servers', ...(host === 'dev' ? ['@full'] : [])];
  test.describe(`on the host ${host}`, { tag }, () => {
    test.use({ host });

    test('/api/index answers with all data, each path with its title', async ({ request }) => {
      const response = await request.get(indexPath);
      expect(response.status()).toBe(200);
      expect(await response.json()).toEqual(content);
      for (const { path, title } of allScreens) {
        const html = await (await request.get(path)).text();
        expect(html.match(/<title>([^<]*)<\/title>/g)).toEqual([`<title>${title}</title>`]);
      }
      if (host === 'preview')
        expect((await request.get('/projects')).headers()).toMatchObject({
          'content-encoding': 'gzip',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
    });

    test('a page keeps its address, a redirect leaves no trace, and what others add is refused', async ({
      page,
      consoleMessages,
    }) => {
      consoleMessages.allow(/status of 404/);
      for (const screen of [welcome, about]) {
        const address = `${screen.path.replace(/\/?$/, '/')}?from=mail#top`;
        await open(page, address);
        await expectScreen(page, screen);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.locator('[aria-current=page]')).toHaveCount(screen === welcome ? 0 : 1);
        await expect(page).toHaveURL(address);
      }
      await page.goto('/nothing/%E0%A4%A');
      await expect(page).toHaveTitle(welcome.title);
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveTitle(about.title);
      await waitForHydration(page);
      await expectRefusals(page, consoleMessages);
    });
  });
}

test('all pages but the first have a bar, whose links lead on in a document', async ({ page }) => {
  const bar = { name: site.navigation.label };
  const navigation = page.getByRole('banner').getByRole('navigation', bar);
  const links = navigation.getByRole('listitem').getByRole('link');
  const home = navigation.getByRole('link', { name: logo.alt });
  await open(page, projects.path);
  await mark(page);
  for (const screen of [projects, contact, about]) {
    if (screen !== projects) await followLink(page, screen);
    await expectScreen(page, screen);
    await expect(links).toHaveText(names);
    for (const [index, address] of addresses.entries())
      await expect(links.nth(index)).toHaveAttribute('href', address);
    await expect(home).toHaveAttribute('href', '/');
    expect((await home.getByRole('img').boundingBox())?.width).toBe(25);
    await expect(home.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(navigation.locator('[aria-current=page]')).toHaveAttribute('href', screen.path);
    // A wide screen needs no menu button.
    await expect(menuButton(page)).toHaveCount(0);
  }
  await page.goBack();
  await expectScreen(page, contact);
  await home.click();
  await expectScreen(page, welcome);
  await expect(page).toHaveURL('/');
  await expect(navigation).toHaveCount(0);
  const main = page.getByRole('main');
  for (const { path } of [about, contact, projects])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  await main.locator(`a[href="${projects.path}"]`).click();
  await expectScreen(page, projects);
  await expectMarked(page);
});
