import type { Page } from 'playwright/test';
import { followLink, waitForFrames, waitForHydration } from '../../page/actions.ts';
import {
  answerWith,
  answerWithJson,
  blockAnswer,
  indexPath,
  recordDataRequests,
} from '../../page/data-service.ts';
import { content, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const failure = /^Error loading API data:/;

/** Visits a page and waits for the answer it has asked for. */
async function visit(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.goto(path)]);
  await waitForHydration(page);
}

test('after a failure the next page requests again, once, and the same page does not', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(failure, /Failed to load resource/);
  await answerWith(page, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  const requests = recordDataRequests(page);
  await visit(page, '/projects');
  await expect.poll(() => consoleMessages.errors(failure).length).toBe(1);
  await waitForFrames(page, 5);
  expect(requests).toHaveLength(1);

  await followLink(page, screens.contact);
  await expect.poll(() => consoleMessages.errors(failure).length).toBe(2);
  expect(requests).toHaveLength(2);

  await page.unroute(`**${indexPath}`);
  await Promise.all([page.waitForResponse(`**${indexPath}`), followLink(page, screens.about)]);
  await waitForFrames(page, 2);
  expect(requests).toHaveLength(3);

  await followLink(page, screens.projects);
  await followLink(page, screens.contact);
  await waitForFrames(page, 2);
  expect(requests).toHaveLength(3);
  expect(consoleMessages.errors(failure)).toHaveLength(2);
});

test('there are never two requests at once', async ({ page }) => {
  const release = await blockAnswer(page);
  const requests = recordDataRequests(page);
  await page.goto('/projects');
  await waitForHydration(page);
  for (const screen of [screens.contact, screens.about, screens.welcome, screens.projects]) {
    await followLink(page, screen);
    await waitForFrames(page, 2);
  }
  expect(requests).toHaveLength(1);
  await Promise.all([page.waitForResponse(`**${indexPath}`), release()]);
  await followLink(page, screens.contact);
  await waitForFrames(page, 2);
  expect(requests).toHaveLength(1);
});

test('a page that is reloaded requests again', async ({ page }) => {
  const requests = recordDataRequests(page);
  await visit(page, '/projects');
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.reload()]);
  await waitForHydration(page);
  expect(requests).toHaveLength(2);
});

test('the snapshot is shown until the answer comes', async ({ page }) => {
  const release = await blockAnswer(page);
  await page.goto('/projects');
  await waitForHydration(page);
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
  await followLink(page, screens.contact);
  await expect(main.getByRole('list')).toHaveCount(0);
  await followLink(page, screens.about);
  await expect(main.getByRole('figure').getByRole('caption')).toHaveCount(0);
  await expect(main.getByText(owner.nameOwn, { exact: true })).toHaveCount(0);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle(owner.nameOwn);
  // The name of the page stands in for that of the owner, for screen readers.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expect(main.getByRole('link')).toHaveCount(3);
});
