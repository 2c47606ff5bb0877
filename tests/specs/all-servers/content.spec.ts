import type { Locator, Page } from 'playwright/test';
import { followLink, heading, waitForAnimations, waitForFrames } from '../../page/actions.ts';
import { answerWithJson, recordDataRequests, visitWithData } from '../../page/data-service.ts';
import { content, owner, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { newTab } = site.navigation;

/** Expects a link to open a new tab without access to this page, and to say so to screen readers. */
async function expectNewTab(link: Locator, url: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(newTab);
  await expect(link).not.toHaveAccessibleName(new RegExp(newTab));
}

/** Visits a page. The function it returns tells how the page has asked the data service since. */
async function visit(page: Page, path: string): Promise<() => string[]> {
  const requests = recordDataRequests(page);
  await visitWithData(page, path);
  return () =>
    requests.map((request) => {
      const { pathname } = new URL(request.url());
      return `${request.method()} ${pathname} ${request.postData()}`;
    });
}

/** How each page asks when it starts, and none after the answer. */
const once = ['GET /api/index null'];

const live = {
  personalOwn: { own: { nameOwn: 'Ada Live', profession: 'Engineer', label: 'Just arrived.' } },
  projects: [['Live project', 'https://example.com/live', 'Fresh from the service.']],
  contactMe: [['Live mail', 'mailto:live@example.com']],
};

test('the answer of the service wins over the snapshot, in titles too', async ({ page }) => {
  await answerWithJson(page, live);
  const asked = await visit(page, '/');
  await expect(heading(page)).toHaveText('Ada Live');
  await expect(page).toHaveTitle('Ada Live');
  await expect(page.getByText('Engineer', { exact: true })).toBeVisible();
  await expect(page.getByText('Just arrived.', { exact: true })).toBeVisible();
  await expect(page.getByText(owner.nameOwn)).toHaveCount(0);

  const links = page.getByRole('main').getByRole('link');
  await followLink(page, screens.projects);
  await expect(links).toHaveText(['Live project']);
  await followLink(page, screens.contact);
  await expect(links).toHaveText(['Live mail']);
  await followLink(page, screens.about);
  await expect(page.getByRole('figure')).toContainText('Ada Live');
  await followLink(page, screens.welcome);
  await expect(page).toHaveTitle('Ada Live');
  await waitForFrames(page, 2);
  expect(asked()).toEqual(once);
});

test('projects and ways to the owner are links to new tabs', async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  const asked = await visit(page, screens.projects.path);
  const main = page.getByRole('main');
  await expect(page.getByText('My Projects by:')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText(content.projects.map(([title]) => title));
  await expect(main.getByRole('listitem')).toHaveCount(content.projects.length);
  for (const [index, [title, url, description]] of content.projects.entries()) {
    const project = main.getByRole('listitem').nth(index);
    await expectNewTab(project.getByRole('link', { name: title, exact: true }), url);
    const words = (await project.textContent()) ?? '';
    expect(words.split(/\s*\*+\s*/)).toEqual([title, description]);
    await expect(project.getByText(/\*/)).toBeVisible();
  }
  const links = main.getByRole('link');
  const [tab] = await Promise.all([page.waitForEvent('popup'), links.first().click()]);
  await expect(tab).toHaveURL(content.projects[0]?.[1] ?? '');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveTitle(screens.projects.title);
  await tab.close();

  await followLink(page, screens.contact);
  await expect(links).toHaveText(content.contactMe.map(([label]) => label));
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(content.contactMe.length);
  for (const [index, [, url]] of content.contactMe.entries())
    await expectNewTab(links.nth(index), url);
  expect(asked()).toEqual(once);
});

const tools = 'PHP Laravel Node.js Handlebars JavaScript jQuery MySQL Angular'.split(' ');
const biography = [
  /full[- ]stack developer/i,
  /beginner[^.]*React/i,
  /REST API/i,
  /food[- ]menu[^.]*full[- ]stack|full[- ]stack[^.]*food[- ]menu/i,
  /WordPress plugins[^.]*API of an AI chat/i,
  /affiliate[- ]store/i,
];

test('the about page shows photo, owner, biography, technologies and links', async ({ page }) => {
  const asked = await visit(page, screens.about.path);
  await waitForAnimations(page);
  const main = page.getByRole('main');
  const photo = main.getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/./);
  await expect(photo).toHaveJSProperty('complete', true);
  const width = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(100);
  const bottom = (await photo.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
  for (const each of [owner.nameOwn, owner.profession, owner.label]) {
    const line = main.getByText(each, { exact: true });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  }

  const text = (await main.getByRole('paragraph').allInnerTexts()).join('\n');
  for (const tool of tools) expect(text).toContain(tool);
  for (const point of biography) expect(text).toMatch(point);

  const title = page.getByRole('heading', { name: 'Technologies & Tools', exact: true });
  const list = main.getByRole('list').filter({ has: page.getByText('Laravel') });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  const [above, below] = [await title.boundingBox(), await list.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);

  const links = main.getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expectNewTab(link, /^https:\/\//);
  expect(asked()).toEqual(once);
});
