import type { Page } from 'playwright/test';
import { followLink, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { answerWithJson, indexPath, recordDataRequests } from '../../page/data-service.ts';
import { allScreens, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** Visits a page and waits for the answer it has asked for. */
async function visit(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${indexPath}`), page.goto(path)]);
  await waitForHydration(page);
}

for (const { path } of allScreens) {
  test(`${path} requests /api/index once, when it starts`, async ({ page }) => {
    const requests = recordDataRequests(page);
    await visit(page, path);
    expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([
      `GET ${new URL(indexPath, page.url()).href}`,
    ]);
    expect(requests[0]?.postData()).toBeNull();
  });
}

test('after the first answer no page requests anything more', async ({ page }) => {
  const requests = recordDataRequests(page);
  await visit(page, '/');
  for (const next of [...allScreens.slice(1), ...allScreens]) {
    await followLink(page, next);
    await waitForFrames(page, 2);
  }
  expect(requests).toHaveLength(1);
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

  await followLink(page, screens.projects);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live project']);
  await followLink(page, screens.contact);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live mail']);
  await followLink(page, screens.about);
  await expect(page.getByRole('figure')).toContainText('Ada Live');
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle('Ada Live');
});
