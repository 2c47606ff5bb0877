import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { temporaryFolder } from '../../browser/program.ts';
import { serveFolder } from '../../browser/static-server.ts';
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

/** Opens the projects, which prefetch the about page. */
const openPrefetching = (page: Page, url: string) =>
  Promise.all([
    page.waitForResponse(`**${about.path}/page.json`),
    open(page, `${url}${projects.path}/`),
  ]);

/** Serves a copy of the built site, which a test may change. */
async function serveCopy() {
  const { folder: dist, remove } = temporaryFolder();
  cpSync(builtPath(), dist, { recursive: true });
  const { url, close } = await serveFolder(dist, { isReplaced: true });
  return { url, dist, close: () => close().then(remove) };
}

test('an open tab shows the picture of a deploy that has changed this picture and nothing else', async ({
  page,
  scenario,
  consoleMessages,
}) => {
  const project = scenario({});
  const photo = join(project.folder, 'public', 'media', 'portrait.webp');
  writeFileSync(photo, await sharp(readFileSync(photo)).flop().webp().toBuffer());
  await project.buildWell();
  const host = await serveCopy();
  await openPrefetching(page, host.url);

  rmSync(host.dist, { recursive: true });
  cpSync(join(project.folder, 'dist'), host.dist, { recursive: true });
  consoleMessages.allow(/^Failed to load resource/);
  await barLink(page, about).click();
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('main').getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  await host.close();
});

test('a page that a deploy has removed is not shown', async ({ page, consoleMessages }) => {
  const host = await serveCopy();
  await openPrefetching(page, host.url);
  rmSync(join(host.dist, about.path), { recursive: true });
  rmSync(join(host.dist, `${about.path}.html`));
  consoleMessages.allow(/^Failed to load resource/);
  await barLink(page, about).click();
  await expectScreen(page, welcome);
  await expect(page).toHaveURL(`${host.url}/`);
  await host.close();
});

test('a page whose data are missing or of a newer build, or whose script has gone, is visited as a document, once', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load/);
  const next = await (await page.request.get('/about-me/page.json')).json();
  const answers = {
    '**/page.json': { status: 404 },
    '**/about-me/page.json': { json: { ...next, build: 'newer' } },
    // A new deploy has removed the files of the open page.
    '**/assets/view-*.js': { status: 404 },
  };
  const documents = recordDocuments(page);
  for (const [pattern, answer] of Object.entries(answers)) {
    await page.route(pattern, (route) => route.fulfill(answer));
    await open(page, projects.path);
    documents.length = 0;
    await page.route('**/about-me', async (route) => {
      await page.unroute(pattern);
      await route.continue();
    });
    await barLink(page, about).click();
    await expect(page).toHaveTitle(about.title);
    await waitForHydration(page);
    expect(documents, pattern).toEqual(['/about-me']);
    await page.unrouteAll();
  }
  await page.goBack();
  await expect(page).toHaveTitle(projects.title);
  await waitForHydration(page);
  await barLink(page, contact).click();
  await expect(page).toHaveTitle(contact.title);
});
