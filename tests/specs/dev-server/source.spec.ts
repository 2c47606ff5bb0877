import {
  expectMarked,
  expectScreen,
  mark,
  open,
  overlay,
  waitForHydration,
} from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const view = 'src/sections/technologies/view.tsx';

test('edits of styles and views reach the page without a reload, and a view that throws is left out of it', async ({
  page,
  editor,
  consoleMessages,
}) => {
  const section = page.getByRole('heading', { name: 'Technologies & Tools' });
  await open(page, `${editor.url}/about-me`);
  await mark(page);
  editor.edit('src/ui/theme.css.ts', "heading: size('heading')", "heading: '30px'");
  // The first edit compiles all styles.
  await expect(section).toHaveCSS('font-size', '30px', { timeout: 60_000 });
  const list = page.getByRole('list').filter({ hasText: 'Handlebars' });
  for (const [from, to] of [
    ['1.3', '41px'],
    ["'41px'", '42px'],
  ] as const) {
    editor.edit('src/ui/words.css.ts', `{ lineHeight: ${from},`, `{ lineHeight: '${to}',`);
    await expect(list).toHaveCSS('line-height', to);
  }
  await expect(section).toHaveCSS('font-size', '30px');
  editor.edit(view, '<Words', '<p>An edited view</p><Words');
  await expect(page.getByText('An edited view')).toBeVisible();
  await expectMarked(page);
  expect(consoleMessages.unexpected()).toEqual([]);
  editor.undo();
  await expect(page.getByText('An edited view')).toHaveCount(0);

  consoleMessages.allow(/./);
  await test.step('over its page until it is mended', async () => {
    // The server repeats the last edit of the owner's files to each page that loads later.
    editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
    await expect(page.getByText('Gardener')).toBeVisible();
    editor.edit(view, 'return (', "if (items) throw new Error('No tools');\n  return (");
    for (const isLoadedAnew of [false, true]) {
      if (isLoadedAnew) await page.reload();
      for (const text of [view, 'section "technologies" on /about-me', 'Error: No tools'])
        await expect(overlay(page)).toContainText(text);
      await expect(section).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
    }
    editor.undo();
    await expect(overlay(page)).toHaveCount(0);
    await expect(section).toBeVisible();
  });
});

test('a server that restarts for a schema leaves a whole page, and says once what the files lack @full', async ({
  page,
  editor,
  consoleMessages,
}) => {
  consoleMessages.allow(/500/, /Failed to load resource/, /WebSocket/, /\[vite\]/);
  // A restart breaks off connections, which is an event without a text, and scripts of a page that loads meanwhile.
  consoleMessages.allow(/^$/, /goes on without its script/);
  const schema = 'src/sections/projects/schema.ts';
  const url = editor.url + screens.projects.path;
  const start = editor.output().length;
  const said = (text: string) => editor.output().slice(start).split(text).length - 1;
  await open(page, url);
  // Browsers show such a document as an error, and few of them ask for it again.
  const brokenOff: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) brokenOff.push(request.failure()?.errorText ?? '');
  });
  const isLoadedAnew = page.waitForRequest((request) => request.isNavigationRequest());
  editor.edit(schema, '\n', '\n// Edited.\n');
  await isLoadedAnew;
  editor.edit(schema, '  heading:', "  place: text.describe('Where.'),\n  heading:");
  // The modules that run in Node are bundled again before.
  const missing = () => said('the key "place" is missing');
  await expect.poll(missing, { timeout: 120_000 }).toBe(1);
  // With the problems of the owner's files the overlay is whole, and asks the server for no more.
  const problem = overlay(page).getByRole('listitem').first();
  await expect(problem).toContainText('the key "place" is missing');
  editor.undo();
  const mended = () => said('Both files are in order again.');
  await expect.poll(mended, { timeout: 120_000 }).toBe(1);
  await waitForHydration(page);
  await expectScreen(page, screens.projects);
  expect(missing()).toBe(1);
  expect(brokenOff).toEqual([]);
});
