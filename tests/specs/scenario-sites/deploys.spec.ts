import { join } from 'node:path';
import {
  barLink,
  expectScreen,
  open,
  recordDocuments,
  waitForHydration,
} from '../../page/actions.ts';
import { builtPath } from '../../project/built-site.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { projects, about, contact, welcome } = screens;

test('after a deploy an open tab shows no page that was removed, and loads one of a newer build as a document, once', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  const isPrefetched = page.waitForResponse('**/about-me/page.json');
  await open(page, projects.path);
  await isPrefetched;
  const path = join(builtPath(), '404.html');
  await page.route(/about-me(\/page\.json)?$/, (route) => route.fulfill({ status: 404, path }));
  await barLink(page, about).click();
  await expectScreen(page, welcome);
  await expect(page).toHaveURL('/');
  await waitForHydration(page);

  await page.route('**/contact-me/page.json', async (route) => {
    const data = await (await route.fetch()).json();
    await route.fulfill({ json: { ...data, build: 'newer' } });
  });
  const documents = recordDocuments(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expectScreen(page, contact);
  await waitForHydration(page);
  await barLink(page, projects).click();
  await expectScreen(page, projects);
  expect(documents).toEqual([contact.path]);
});
