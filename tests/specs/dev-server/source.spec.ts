import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  expectMarked,
  expectScreen,
  mark,
  open,
  overlay,
  waitForHydration,
} from '../../page/actions.ts';
import { serve } from '../../project/cli.ts';
import { copyProject } from '../../project/copy-project.ts';
import { sampleFiles, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const view = 'src/sections/technologies/view.tsx';
const section = (page: Page) => page.getByRole('heading', { name: 'Technologies & Tools' });

/** Expects the page without the faulty section. */
async function expectLeftOut(page: Page): Promise<void> {
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
}

test('edits of a style, a token and a view reach the page without a reload', async ({
  page,
  editor,
}) => {
  await open(page, `${editor.url}/about-me`);
  await mark(page);
  const title = page.getByRole('heading', { name: 'Technologies & Tools' });
  const list = page.getByRole('list').filter({ hasText: 'Handlebars' });
  const lineHeight = () =>
    list.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
  for (const [file, from, to, size, line] of [
    ['ui/theme.css.ts', "'clamp(2rem, 1.75rem", "'max(50px, 1.75rem", '50px', 1.3],
    ['ui/words.css.ts', '{ lineHeight: 1.3,', '{ lineHeight: 1.4,', '50px', 1.4],
    ['ui/words.css.ts', '{ lineHeight: 1.4,', '{ lineHeight: 1.5,', '50px', 1.5],
  ] as const) {
    editor.edit(`src/${file}`, from, to);
    // The first edit compiles all styles.
    await expect(title).toHaveCSS('font-size', size, { timeout: 60_000 });
    await expect.poll(lineHeight).toBeCloseTo(line, 2);
  }
  editor.edit('src/sections/technologies/view.tsx', '<Words', '<p>An edited view</p><Words');
  await expect(page.getByText('An edited view')).toBeVisible();
  await expectMarked(page);
});

test('a view that throws is shown over its page until it is mended, and left out where it throws in browsers alone', async ({
  page,
  editor,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  await open(page, `${editor.url}/about-me`);
  await expect(section(page)).toBeVisible();
  // The server repeats the last edit of the owner's files to each page that loads later.
  editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
  await expect(page.getByText('Gardener')).toBeVisible();
  editor.edit(view, 'return (', "if (items) throw new Error('No tools');\n  return (");
  for (const isLoadedAnew of [false, true]) {
    if (isLoadedAnew) await page.reload();
    for (const text of [view, 'section "technologies" on /about-me', 'Error: No tools'])
      await expect(overlay(page)).toContainText(text);
    await expectLeftOut(page);
  }
  editor.undo();
  await expect(overlay(page)).toHaveCount(0);
  await expect(section(page)).toBeVisible();
  // The page has loaded anew, and hears of no edit before its script runs.
  await waitForHydration(page);
  const fault = "if (typeof window === 'object') throw new Error('Not here');\n  return (";
  editor.edit(view, 'return (', fault);
  await expectLeftOut(page);
  expect(
    consoleMessages.errors(/The section "technologies" is left out: Error: Not here/),
  ).not.toEqual([]);
  editor.undo();
  await expect(section(page)).toBeVisible();
});

test('a server that starts with a mistake says so once, and one that restarts for a schema leaves a whole page', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(600_000);
  consoleMessages.allow(/500/, /Failed to load resource/, /WebSocket/, /\[vite\]/);
  const good = readFileSync(sampleFiles.site, 'utf8');
  const { folder, remove } = copyProject({ site: good.replace('stagger: 300', 'stagger: fast') });
  const { url, output, stop } = await serve(folder, 'dev');
  const said = (text: string) => output().split(text).length - 1;
  const mended = 'Both files are in order again.';
  try {
    const message = /site\.config\.yaml:\d+:12 {2}animation\.stagger\n.*\n {2}fix: /g;
    await page.goto(url + screens.projects.path);
    await expect(overlay(page)).toContainText('animation.stagger');
    expect(output().match(message)).toHaveLength(1);
    writeFileSync(join(folder, 'site.config.yaml'), good);
    // This is the first page of the server, which can take longer than any other wait.
    await waitForHydration(page);
    await expectScreen(page, screens.projects);
    expect(said(mended)).toBe(1);

    // Browsers show such a document as an error, and few of them ask for it again.
    const brokenOff: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) brokenOff.push(request.failure()?.errorText ?? '');
    });
    const schema = join(folder, 'src', 'sections', 'projects', 'schema.ts');
    const text = readFileSync(schema, 'utf8');
    const isLoadedAnew = page.waitForRequest((request) => request.isNavigationRequest());
    writeFileSync(schema, `${text}// Edited.\n`);
    await isLoadedAnew;
    writeFileSync(schema, text);
    await expect.poll(() => said('server restarted'), { timeout: 120_000 }).toBeGreaterThan(1);
    await waitForHydration(page);
    await expectScreen(page, screens.projects);
    expect(brokenOff).toEqual([]);

    // An open page would log that it has lost the server.
    await page.goto('about:blank');
    const more = text.replace('  heading:', "  place: text.describe('Where.'),\n  heading:");
    writeFileSync(schema, more);
    // The modules that run in Node are bundled again before.
    await expect.poll(output, { timeout: 60_000 }).toContain('the key "place" is missing');
  } finally {
    await page.goto('about:blank');
    await stop();
    remove();
  }
});
