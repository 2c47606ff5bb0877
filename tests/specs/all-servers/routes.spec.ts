import { waitForHydration, windowValue } from '../../page/actions.ts';
import { allScreens, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('there are exactly four routes', () => {
  expect(site.pages.map(({ path }) => path)).toEqual(['', 'contact-me', 'projects', 'about-me']);
});

for (const { path, title, heading } of allScreens) {
  test(`${path} is titled "${title}" in its HTML and in the browser`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>([^<]*)<\/title>/g)).toEqual([`<title>${title}</title>`]);

    await page.goto(path);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.locator('title').count()).toBe(1);
  });

  test(`${path} stays where it is with a slash, a query and a fragment`, async ({ page }) => {
    const address = `${path.replace(/\/?$/, '/')}?from=mail#top`;
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const isOnBar = path !== '/';
    await expect(page.locator('[aria-current=page]')).toHaveCount(isOnBar ? 1 : 0);
    await expect(page).toHaveURL(address);
  });
}

test('the title follows client navigation, and so does the way back', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { contact, projects, about, welcome } = screens;
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(projects.title);
  for (const { path, title, heading } of [contact, about, projects, contact]) {
    await page.getByRole('navigation').locator(`a[href$="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveTitle(projects.title);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle(welcome.title);
  expect(await windowValue(page, 'sameDocument'), 'no page was loaded anew').toBe(true);
});

const strangers = [
  '/nothing',
  '/nothing/below/nothing',
  '/projects/below',
  '/projects/below/',
  '/Projects',
  '/CONTACT-ME',
  '/About-me/',
  '/projects%20',
  '/%E0%A4%A',
  '/projects/%E0%A4%A',
  '/%F0%9F%94%8A',
  '/index.html',
  '/projects/index.html',
  '/nothing?projects#projects',
];

test('any other path leads to the first page', async ({ page, consoleMessages, host }) => {
  consoleMessages.allow(/status of 404/);
  // In development every visit loads every module; every third path will do there.
  const some = strangers.filter((_, index) => host !== 'dev' || index % 3 === 2);
  for (const path of some) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.welcome.heading);
      await waitForHydration(page);
      await expect(page).toHaveTitle(screens.welcome.title);
      await expect(page).toHaveURL('/');
    });
  }
});

test('a redirect leaves no trace in the history', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  await page.goto('/projects');
  await waitForHydration(page);
  await page.goto('/nothing');
  await expect(page).toHaveTitle(screens.welcome.title);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveTitle(screens.projects.title);
});
