import type { Page } from 'playwright/test';
import { frames, goTo, hydrated } from '../../page/actions.ts';
import {
  answerWith,
  answerWithJson,
  countRequests,
  holdAnswer,
  indexPath,
} from '../../page/data-service.ts';
import { allScreens, content, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const failure = /^Error loading API data:/;

/** Visits a page and waits for the answer it has asked for. */
async function visit(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.goto(path)]);
  await hydrated(page);
}

for (const { path } of allScreens) {
  test(`${path} asks once on start, and no page asks after that`, async ({ page }) => {
    const requests = countRequests(page);
    await visit(page, path);
    for (const next of [...allScreens, ...allScreens].filter((each) => each.path !== path)) {
      await goTo(page, next);
      await frames(page, 2);
    }
    expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([
      `GET ${new URL(indexPath, page.url()).href}`,
    ]);
    expect(requests[0]?.postData()).toBeNull();
  });
}

test('after a failure the next page asks again, once, and the page itself never', async ({
  page,
  voice,
}) => {
  voice.expect(failure, /Failed to load resource/);
  await answerWith(page, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  const requests = countRequests(page);
  await visit(page, '/projects');
  await expect.poll(() => voice.heard(failure).length).toBe(1);
  await frames(page, 5);
  expect(requests).toHaveLength(1);

  await goTo(page, screens.contact);
  await expect.poll(() => voice.heard(failure).length).toBe(2);
  expect(requests).toHaveLength(2);

  await page.unroute(`**${indexPath}`);
  await Promise.all([page.waitForResponse(`**${indexPath}`), goTo(page, screens.about)]);
  await frames(page, 2);
  expect(requests).toHaveLength(3);

  await goTo(page, screens.projects);
  await goTo(page, screens.contact);
  await frames(page, 2);
  expect(requests).toHaveLength(3);
  expect(voice.heard(failure)).toHaveLength(2);
});

test('the service is never asked twice at once', async ({ page }) => {
  const release = await holdAnswer(page);
  const requests = countRequests(page);
  await page.goto('/projects');
  await hydrated(page);
  for (const screen of [screens.contact, screens.about, screens.welcome, screens.projects]) {
    await goTo(page, screen);
    await frames(page, 2);
  }
  expect(requests).toHaveLength(1);
  await Promise.all([page.waitForResponse(`**${indexPath}`), release()]);
  await goTo(page, screens.contact);
  await frames(page, 2);
  expect(requests).toHaveLength(1);
});

test('a page that is loaded anew starts anew', async ({ page }) => {
  const requests = countRequests(page);
  await visit(page, '/projects');
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.reload()]);
  await hydrated(page);
  expect(requests).toHaveLength(2);
});

const live = {
  personalOwn: { own: { nameOwn: 'Ada Live', profession: 'Engineer', label: 'Just arrived.' } },
  projects: [['Live project', 'https://example.com/live', 'Fresh from the service.']],
  contactMe: [['Live mail', 'mailto:live@example.com']],
};

test('the answer of the service wins over the snapshot, in the titles too', async ({ page }) => {
  await answerWithJson(page, live);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Live');
  await expect(page).toHaveTitle('Ada Live');
  await expect(page.getByText('Engineer', { exact: true })).toBeVisible();
  await expect(page.getByText('Just arrived.', { exact: true })).toBeVisible();
  await expect(page.getByText(owner.nameOwn)).toHaveCount(0);

  await goTo(page, screens.projects);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live project']);
  await goTo(page, screens.contact);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live mail']);
  await goTo(page, screens.about);
  await expect(page.getByRole('figure')).toContainText('Ada Live');
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle('Ada Live');
});

test('the snapshot stands until the answer comes', async ({ page }) => {
  const release = await holdAnswer(page);
  await page.goto('/projects');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(content.projects.length);
  release();
});

test('empty lists and an empty owner are not shown at all', async ({ page }) => {
  const own = { nameOwn: '', profession: '', label: '' };
  await answerWithJson(page, { personalOwn: { own }, projects: [], contactMe: [] });
  await visit(page, '/projects');
  const main = page.getByRole('main');
  await expect(main.getByRole('list')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await goTo(page, screens.contact);
  await expect(main.getByRole('list')).toHaveCount(0);
  await goTo(page, screens.about);
  await expect(main.getByRole('figure').getByRole('caption')).toHaveCount(0);
  await expect(main.getByText(owner.nameOwn, { exact: true })).toHaveCount(0);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle(owner.nameOwn);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(3);
});
