import type { Page } from 'playwright/test';
import * as schemas from '../../../src/sections/schemas.ts';
import {
  expectMarked,
  expectScreen,
  followLink,
  mark,
  menuButton,
  open,
  waitForHydration,
} from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import type { ConsoleMessages } from '../../page/console-messages.ts';
import { indexPath } from '../../page/data-service.ts';
import { allScreens, content, logo, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { welcome, contact, projects, about } = screens;
const names = site.pages.map(({ link }) => link);
const addresses = ['/', '/contact-me', '/projects', '/about-me'];

/** Expects that the page that is open refuses styles, markup and pictures of others. */
async function expectRefusals(page: Page, consoleMessages: ConsoleMessages): Promise<void> {
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

// looks.spec.ts looks at the sections themselves.
test.describe('the gallery of the dev server', { tag: '@servers' }, () => {
  test.use({ host: 'dev' });

  test('it leads to an example of every type, beside its YAML, and to parts for own types', async ({
    page,
    consoleMessages,
  }) => {
    // The example in each frame is a page of the dev server, which takes long to load, so none comes.
    const isExample = /\/__gallery\/(?!parts)\w+$/;
    await page.route(isExample, () => new Promise(() => {}));
    await page.goto('/__gallery', { waitUntil: 'domcontentloaded' });
    for (const type of Object.keys(schemas)) {
      await expect(page.getByRole('link', { name: type, exact: true })).toBeVisible();
      await expect(page.getByLabel(`The YAML of ${type}`)).toContainText(`type: ${type}`);
    }
    await page.getByLabel('As wide as a phone').check();
    await expect(page.getByTitle('The example of links')).toHaveCSS('width', '360px');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'What types of your own are made of' }).click();
    await expect(page.getByRole('heading', { name: 'Entries' })).toHaveCount(4);
    await expect(page.getByRole('listitem').filter({ hasText: 'The third entry' })).toHaveCount(4);
    const drawing = page.getByRole('img', { name: 'Mountains' });
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoFault(page, 'the page of parts');

    await page.unroute(isExample);
    await page.goto('/__gallery/links');
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
    await waitForHydration(page);
    await expectRefusals(page, consoleMessages);
  });
});
