import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { formatFile } from '../../../src/node/build/assets/file-facts.ts';
import { expectMarked, heading, mark, open, waitForAnimations } from '../../page/actions.ts';
import { pauseNextTransition } from '../../page/animations.ts';
import { builtFiles, htmlErrors, modulesOf } from '../../project/built-site.ts';
import { otherSite } from '../../project/other-site.ts';
import { sampleMedia } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const types = ['timeline', 'facts', 'quotes', 'cards'];
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click();

test('documents are valid HTML, and have the styles and the script of their section types alone', async ({
  builtSite,
  page,
}) => {
  const { url, read, folder } = await otherSite(builtSite);
  const files = builtFiles(join(folder, 'dist'));
  const documents = files.filter((file) => file.endsWith('.html'));
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
  // On a page that a link leads to, they are those of the one style sheet.
  const sheet = html(files.find((file) => /\/styles-.*\.css$/.test(file)) ?? '');
  expect(ofTypes.filter((name) => !sheet.includes(name))).toEqual([]);
  const first = modulesOf(html('index.html'));
  const views = modulesOf(html('years/index.html')).filter((module) => !first.includes(module));
  // What several types share is a module as well.
  expect(views.filter((module) => module.includes('view'))).toHaveLength(types.length);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  await open(page, url);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => views.includes(path))).toEqual([]);
  await mark(page);
  await follow(page, 'Years');
  await expect(heading(page)).toHaveText('Years');
  await expectMarked(page);
  await page.emulateMedia({ media: 'print' });
  for (const item of await page.getByRole('main').getByRole('listitem').all())
    await expect(item).toHaveCSS('break-inside', 'avoid');
});

test('pictures fill their rows uncropped, and open large, by keyboard; without script they are links', async ({
  builtSite,
  page,
  browser,
  consoleMessages,
}) => {
  const { url } = await otherSite(builtSite);
  await open(page, `${url}/pictures/`);
  const picture = (name: string) => page.getByRole('main').getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const large = dialog.getByRole('img');
  const pictures = page.getByRole('main').getByRole('figure').getByRole('img');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cropped = await pictures.evaluateAll((all) =>
      all.map((each) => {
        const { width: across, height: down } = each.getBoundingClientRect();
        const own = Number(each.getAttribute('width')) / Number(each.getAttribute('height'));
        return Math.abs(across / down / own - 1) > 0.005;
      }),
    );
    expect(cropped, `${width} px wide`).toEqual([false, false, false]);
  }

  const growing = () =>
    page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect);
      return effects.some((each) => /\(picture\)/.test(Object(each).pseudoElement));
    });
  await test.step('by keyboard', async () => {
    await picture('Threads of light').focus();
    await page.keyboard.press('Enter');
    await expect(large).toBeInViewport();
    expect(await growing()).toBe(false);
    await expect(dialog).toContainText('1 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img', { name: 'A portrait' })).toBeInViewport();
    // Nothing behind the dialog takes the focus.
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus:not(dialog, dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture('A portrait')).toBeFocused();
  });

  await test.step('growing out of their place, for the wheel to enlarge', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pauseNextTransition(page);
    await picture('Threads of light').click();
    await expect.poll(growing).toBe(true);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play();
    });
    await waitForAnimations(page);
    const width = async () => (await large.boundingBox())?.width ?? 0;
    const whole = await width();
    await large.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(width).toBeGreaterThan(1.5 * whole);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(width).toBe(whole);
  });

  await test.step('by themselves where the script for more does not come', async () => {
    // Chromium adds its own styles to a picture that is opened alone, and the policy of the site refuses them.
    consoleMessages.allow(/Lightbox|ERR_FAILED|goes on without its script|style-src/);
    await page.route('**/Lightbox-*.js', (route) => route.abort());
    await open(page, `${url}/pictures/`);
    await picture('A portrait').click();
    await expect(page).toHaveURL(/portrait.*\.webp$/);
  });

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${url}/pictures/`);
  const logo = still.getByRole('link', { name: 'The mark' });
  const { size } = statSync(join(sampleMedia, 'media', 'logo.svg'));
  const row = still.getByRole('listitem').filter({ has: logo });
  await expect(row).toContainText(formatFile('logo.svg', size, 'en'));
  const [saved] = await Promise.all([still.waitForEvent('download'), logo.click()]);
  expect(saved.suggestedFilename()).toBe('logo.svg');
  await still.getByRole('link', { name: 'A portrait' }).click();
  await expect(still).toHaveURL(/portrait.*\.webp$/);
  await still.close();
});

test('a video host learns of a visitor who plays a video, and of no other', async ({
  builtSite,
  page,
}) => {
  const { url, read } = await otherSite(builtSite);
  // Another page has a video of YouTube.
  expect(read('film.html').toString()).toMatch(/frame-src https:\/\/player\.vimeo\.com[;"]/);
  expect(read('index.html').toString()).not.toContain('frame-src');
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
});
