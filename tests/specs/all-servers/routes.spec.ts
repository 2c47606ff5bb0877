import * as schemas from '../../../src/sections/schemas.ts';
import {
  barLink,
  expectMarked,
  expectScreen,
  followLink,
  heading,
  mark,
  menuButton,
  open,
  waitForHydration,
} from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { indexPath } from '../../page/data-service.ts';
import { allScreens, content, logo, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const bar = { name: site.navigation.label };
const names = site.pages.map(({ link }) => link);
const addresses = ['/', '/contact-me', '/projects', '/about-me'];

for (const host of ['static', 'preview', 'dev'] as const) {
  const tag = ['@servers', ...(host === 'dev' ? ['@full'] : [])];
  test.describe(`on the host ${host}`, { tag }, () => {
    test.use({ host });

    test('the server answers /api/index with the data of the owner', async ({ request }) => {
      const response = await request.get(indexPath);
      expect(response.status()).toBe(200);
      expect(await response.json()).toEqual(content);
    });

    test('each page has its title in its HTML, and keeps an address with a slash, a query and a fragment', async ({
      page,
      request,
    }) => {
      for (const screen of allScreens) {
        const html = await (await request.get(screen.path)).text();
        expect(html.match(/<title>([^<]*)<\/title>/g)).toEqual([`<title>${screen.title}</title>`]);
        const address = `${screen.path.replace(/\/?$/, '/')}?from=mail#top`;
        await open(page, address);
        await expectScreen(page, screen);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.locator('[aria-current=page]')).toHaveCount(screen.path === '/' ? 0 : 1);
        await expect(page).toHaveURL(address);
      }
    });

    test('a redirect adds no entry to the history', async ({ page, consoleMessages }) => {
      consoleMessages.allow(/status of 404/);
      await open(page, screens.projects.path);
      await page.goto('/nothing');
      await expect(page).toHaveTitle(screens.welcome.title);
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveTitle(screens.projects.title);
    });
  });
}

for (const host of ['static', 'dev'] as const)
  test.describe(`on the host ${host}`, { tag: '@servers' }, () => {
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

test('every page but the first shows the logo and all four routes, in order', async ({ page }) => {
  const navigation = page.getByRole('banner').getByRole('navigation', bar);
  const links = navigation.getByRole('listitem').getByRole('link');
  const home = navigation.getByRole('link', { name: logo.alt });
  for (const { path } of screensWithBar) {
    await open(page, path);
    await expect(links).toHaveText(names);
    for (const [index, address] of addresses.entries())
      await expect(links.nth(index)).toHaveAttribute('href', address);
    await expect(home).toHaveAttribute('href', '/');
    expect((await home.getByRole('img').boundingBox())?.width).toBe(25);
    await expect(home.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(navigation.locator('[aria-current=page]')).toHaveAttribute('href', path);
    // A wide screen needs no menu button.
    await expect(menuButton(page)).toHaveCount(0);
  }
  await mark(page);
  await home.click();
  await expectScreen(page, screens.welcome);
  await expect(page).toHaveURL('/');
  await expectMarked(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(navigation).toHaveCount(0);
});

test('links lead on in one document, and the title follows, back included', async ({ page }) => {
  await open(page, '/');
  await mark(page);
  const { contact, projects, about, welcome } = screens;
  for (const screen of [about, contact, projects]) {
    if (screen !== about) await page.goBack();
    await page.getByRole('main').locator(`a[href="${screen.path}"]`).click();
    await expectScreen(page, screen);
    await expect(page).toHaveURL(screen.path);
  }
  for (const screen of [contact, about, projects, contact]) {
    await followLink(page, screen);
    await expectScreen(page, screen);
  }
  await page.goBack();
  await expect(page).toHaveTitle(projects.title);
  await barLink(page, welcome).click();
  await expect(page).toHaveTitle(welcome.title);
  await expectMarked(page);
});

test('unknown paths lead to the welcome page', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  for (const path of ['/nothing', '/projects/below/', '/Projects', '/index.html', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(screens.welcome.heading);
    await waitForHydration(page);
    await expect(page, path).toHaveTitle(screens.welcome.title);
    await expect(page, path).toHaveURL('/');
  }
});

// looks.spec.ts looks at the sections themselves.
test.describe('the gallery of the dev server', { tag: '@servers' }, () => {
  test.use({ host: 'dev' });

  test('the gallery shows every type beside its YAML @full', async ({ page }) => {
    await page.goto('/__gallery');
    for (const type of Object.keys(schemas)) {
      await expect(page.getByRole('link', { name: type, exact: true })).toBeVisible();
      await expect(page.getByLabel(`The YAML of ${type}`)).toContainText(`type: ${type}`);
    }
    await page.getByLabel('Colours').selectOption('dark');
    await page.getByLabel('As wide as a phone').check();
    const frame = page.getByTitle('The example of links');
    await expect(frame).toHaveCSS('width', '360px');
    // The frame loads lazily.
    await frame.scrollIntoViewIfNeeded();
    const entry = frame.contentFrame();
    await expect(entry.getByRole('heading')).toHaveText('Elsewhere');
    await expect(entry.locator('html')).toHaveCSS('color-scheme', 'dark');
    // axe leaves the labels of the YAML undecided.
    await expectNoFault(page, 'the gallery', () => true);
  });

  test('a page of the gallery shows the parts that own section types can use', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/__gallery');
    await page.getByRole('link', { name: 'What types of your own are made of' }).click();
    await expect(page.getByRole('heading', { name: 'Entries' })).toHaveCount(2);
    await expect(page.getByRole('listitem').filter({ hasText: 'The third entry' })).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Mountains' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoFault(page, 'the page of parts');
  });
});
