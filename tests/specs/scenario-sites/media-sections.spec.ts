import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { formatFile } from '../../../src/node/assets/file-facts.ts';
import { waitForHydration } from '../../page/actions.ts';
import { readScenario, type Scenario, test } from '../../project/scenario.ts';
import { sampleMedia } from '../../sample-site.ts';
import { expect, fullRun } from '../../test.ts';

const site = readScenario('composed/head') + readScenario('composed/media');

async function buildSite(scenario: (files: { site: string }) => Scenario): Promise<Scenario> {
  const project = scenario({ site });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  return project;
}

/** The requests to other hosts, which all fail. */
async function recordForeignRequests(page: Page, own: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ body: '<title>The player</title>', contentType: 'text/html' });
    },
  );
  return foreign;
}

test('pictures open large, by keyboard; without script they are links, and files can be saved', async ({
  scenario,
  page,
  browser,
}) => {
  const { serve } = await buildSite(scenario);
  const url = await serve();
  await page.goto(url);
  await waitForHydration(page);
  const picture = (name: string) => page.getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const shown = (name: string) => dialog.getByRole('img', { name });

  await picture('Threads of light').focus();
  await page.keyboard.press('Enter');
  await expect(shown('Threads of light')).toBeInViewport();
  await expect(dialog).toContainText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(shown('A portrait')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(shown('Threads on a phone')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown('A portrait')).toBeInViewport();
  // Nothing behind the dialog takes the focus.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => document.activeElement?.closest('main li') !== null);
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture('A portrait')).toBeFocused();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(url);
  const mark = still.getByRole('link', { name: 'The mark' });
  await expect(mark).toHaveAttribute('href', '/media/logo.svg');
  const { size } = statSync(join(sampleMedia, 'media', 'logo.svg'));
  const row = still.getByRole('listitem').filter({ has: mark });
  await expect(row).toContainText(formatFile('logo.svg', size, 'en'));
  await expect(row).toContainText('As it stands in the bar');
  const [saved] = await Promise.all([still.waitForEvent('download'), mark.click()]);
  expect(saved.suggestedFilename()).toBe('logo.svg');
  await still.getByRole('link', { name: 'A portrait' }).click();
  await expect(still).toHaveURL(/portrait.*\.webp$/);
  await context.close();
});

test(
  'a video host learns of a visitor who plays a video, and of no other',
  fullRun,
  async ({ scenario, page, browser }) => {
    const { folder, serve } = await buildSite(scenario);
    const frames = (file: string) => {
      const html = readFileSync(join(folder, 'dist', file), 'utf8');
      return /frame-src ([^;"]*)/.exec(html)?.[1];
    };
    expect(frames('index.html')).toBeUndefined();
    expect(frames('404.html')).toBeUndefined();
    expect(frames('film/index.html')).toBe('https://player.vimeo.com');
    expect(frames('talk/index.html')).toBe('https://www.youtube-nocookie.com');

    const url = await serve();
    const foreign = await recordForeignRequests(page, url);
    // A page that may open frames of others is visited as a document, which allows them.
    await page.goto(url);
    await waitForHydration(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Film' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In motion');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);

    const play = page.getByRole('button', { name: 'Play the video' });
    await expect(play).toHaveAccessibleDescription('How the engine weaves');
    await play.focus();
    await page.keyboard.press('Enter');
    const frame = page.getByTitle('How the engine weaves');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/1084537\?/);
    await expect.poll(() => foreign).toEqual([await frame.getAttribute('src')]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    const asked = await recordForeignRequests(still, url);
    await still.goto(`${url}/talk/`, { waitUntil: 'networkidle' });
    await expect(still.getByText('A talk on numbers')).toBeVisible();
    await expect(still.getByRole('button')).toHaveCount(0);
    const link = still.getByRole('link', { name: 'Watch it at youtube.com' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(asked).toEqual([]);
    await context.close();
  },
);
