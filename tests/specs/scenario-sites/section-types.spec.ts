import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { formatFile } from '../../../src/node/assets/file-facts.ts';
import {
  expectMarked,
  heading,
  mark,
  open,
  openAtRest,
  waitForAnimations,
} from '../../page/actions.ts';
import { pauseNextTransition } from '../../page/animations.ts';
import { builtFiles, htmlErrors, modulesOf } from '../../project/built-site.ts';
import type { BuiltSite } from '../../project/scenario.ts';
import { readSite } from '../../project/site-files.ts';
import { sampleMedia } from '../../sample-site.ts';
import { test as base, expect, withMotion } from '../../test.ts';

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    await use(await builtSite('site of section types', { site: readSite('section-types') }));
  },
});

const types = ['timeline', 'facts', 'quotes', 'cards'];
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click();

test('documents are valid HTML, and have the styles and the script of their section types alone', async ({
  site: { url, read, folder },
  page,
}) => {
  const documents = builtFiles(join(folder, 'dist')).filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(types.length);
  const html = (file: string) => read(file).toString();
  for (const file of documents) expect(await htmlErrors(html(file)), file).toEqual([]);

  const styledClasses = (file: string) => {
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html(file)) ?? [];
    return new Set(styles.match(/\.[a-z]+\d+/g));
  };
  const others = styledClasses('index.html');
  const ofTypes = [...styledClasses('years/index.html')].filter((name) => !others.has(name));
  expect(ofTypes.length).toBeGreaterThanOrEqual(types.length);
  const first = modulesOf(html('index.html'));
  const views = modulesOf(html('years/index.html')).filter((module) => !first.includes(module));
  expect(views).toHaveLength(types.length);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  await open(page, url);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => views.includes(path))).toEqual([]);

  await openAtRest(page, `${url}/years/`);
  const arrived = await look(page);
  await open(page, url);
  await mark(page);
  await follow(page, 'Years');
  await expect(heading(page)).toHaveText('Years');
  await waitForAnimations(page);
  expect(await look(page)).toEqual(arrived);
  await expectMarked(page);
});

/** How the parts of the page are laid out, and in which type. */
function look(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { display, fontSize, color } = getComputedStyle(element);
      return [element.localName, display, fontSize, color].join(' ');
    }),
  );
}

test('pictures open large, by keyboard; without script they are links, and files can be saved', async ({
  site: { url },
  page,
  browser,
}) => {
  await open(page, `${url}/pictures/`);
  const picture = (name: string) => page.getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const shown = (name: string) => dialog.getByRole('img', { name });

  await picture('Threads of light').focus();
  await page.keyboard.press('Enter');
  await expect(shown('Threads of light')).toBeInViewport();
  await expect(dialog).toContainText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(shown('A portrait')).toBeInViewport();
  // Nothing behind the dialog takes the focus.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('dialog') === null && activeElement.closest('main') !== null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture('A portrait')).toBeFocused();

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${url}/pictures/`);
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
  await still.close();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('pictures fill their rows uncropped, and one that opens grows out of its place, for the wheel to enlarge', async ({
    site: { url },
    page,
  }) => {
    await open(page, `${url}/pictures/`);
    const pictures = page.getByRole('main').getByRole('figure').getByRole('img');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cropped = await pictures.evaluateAll((all) =>
        all.map((picture) => {
          const { width: across, height: down } = picture.getBoundingClientRect();
          const own =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return Math.abs(across / down / own - 1) > 0.005;
        }),
      );
      expect(cropped, `${width} px wide`).toEqual([false, false, false]);
    }
    const growing = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) =>
            String(Reflect.get(Object(effect), 'pseudoElement')).includes('(picture)'),
          ),
      );
    await pauseNextTransition(page);
    await page.getByRole('link', { name: 'Threads of light' }).click();
    await expect.poll(growing).toBe(true);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play();
    });
    await waitForAnimations(page);
    const large = page.getByRole('dialog').getByRole('img');
    const { width = 0 } = (await large.boundingBox()) ?? {};
    await large.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(1.5 * width);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(async () => (await large.boundingBox())?.width).toBe(width);

    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Threads of light' }).click();
    await expect(large).toBeInViewport();
    expect(await growing()).toBe(false);
  });
});

test('a press on a picture opens it by itself where the script for more does not come', async ({
  site: { url },
  page,
  consoleMessages,
}) => {
  // Chromium adds its own styles to a picture that is opened alone, and the policy of the site refuses them.
  consoleMessages.allow(/Lightbox|ERR_FAILED|goes on without its script|style-src/);
  await page.route('**/Lightbox-*.js', (route) => route.abort());
  await open(page, `${url}/pictures/`);
  const picture = page.getByRole('main').getByRole('link', { name: 'A portrait' });
  const { href } = await picture.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
  await picture.click();
  await expect(page).toHaveURL(href);
});

test('a video host learns of a visitor who plays a video, and of no other', async ({
  site: { url, read },
  page,
  browser,
}) => {
  const frames = (file: string) => /frame-src ([^;"]*)/.exec(read(file).toString())?.[1];
  expect(frames('index.html')).toBeUndefined();
  expect(frames('404.html')).toBeUndefined();
  expect(frames('film/index.html')).toBe('https://player.vimeo.com');
  expect(frames('talk/index.html')).toBe('https://www.youtube-nocookie.com');

  const foreign: string[] = [];
  await page.route(
    ({ origin }) => origin !== url,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ body: '<title>The player</title>', contentType: 'text/html' });
    },
  );
  // The policy of this page allows the frame, so the page has to be loaded as a document of its own.
  await open(page, url);
  await follow(page, 'Film');
  await expect(heading(page)).toHaveText('In motion');
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

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${url}/talk/`, { waitUntil: 'networkidle' });
  await expect(still.getByText('A talk on numbers')).toBeVisible();
  await expect(still.getByRole('button')).toHaveCount(0);
  const link = still.getByRole('link', { name: 'Watch it at youtube.com' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await still.close();
});
