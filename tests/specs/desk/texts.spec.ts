import { blockRequests, open } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { buttonsOf, readerOf, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('a text is edited on the page, stays typed where it is not written, and is undone', async ({
  page,
  editor,
  devServer,
  consoleMessages,
}) => {
  const site = readerOf(devServer.folder);
  const before = site();
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('textbox', { name: 'Heading' });
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(request.url()));
  await open(page, `${editor.url}/contact-me`);
  await expect(buttonsOf(page)('Edit')).toBeVisible();
  const ofDesk = [...requests]
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/desk/'));
  expect(ofDesk.sort()).toEqual(
    ['open.ts', 'watch-overlay.ts', 'words.json', 'words.ts'].map((file) => `/desk/${file}`),
  );

  await test.step('a click before the desk and the texts have come edits once they have', async () => {
    const tell = await blockRequests(page, '**/__desk/texts');
    const show = await blockRequests(page, '**/desk/show-desk.tsx*');
    await page.keyboard.press('Control+e');
    await heading.click();
    show();
    await expect(page.getByRole('toolbar', { name: 'Desk' })).toBeVisible();
    tell();
    await expect(field).toBeFocused();
  });

  await test.step('what is typed stays while the server does not answer', async () => {
    consoleMessages.allow(/Failed to fetch/, /net::ERR_FAILED/);
    await field.fill('Typed');
    await page.route('**/__desk/act', (route) => route.abort());
    await field.press('Enter');
    await expect(page.getByText('The dev server does not answer')).toBeVisible();
    await expect(field).toHaveText('Typed');
    await page.unroute('**/__desk/act');
    await field.press('Enter');
    await expect.poll(site).toBe(before.replace('Contact me by:', 'Typed'));
    await undo(page, 1, site);
    await expect(heading).toHaveText('Contact me by:');
  });

  await test.step('a text is refused with the words of the check', async () => {
    await heading.hover();
    await expect(page.getByText('Heading', { exact: true })).toBeVisible();
    await expectNoFault(page, 'with the desk');
    await heading.click();
    await field.fill('<b>Tools</b>');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('expected a text without <b>');
    expect(site()).toBe(before);
    await field.fill('Größe: "klein" # 日本 🌱');
    await field.press('Enter');
    await expect(heading).toHaveText('Größe: "klein" # 日本 🌱');
    await expect.poll(site).toBe(before.replace(`'Contact me by:'`, `'Größe: "klein" # 日本 🌱'`));
    await page.keyboard.press('Control+z');
    await expect(heading).toHaveText('Contact me by:');
    await expect.poll(site).toBe(before);
  });

  await test.step('the caret is at the end where the page was scrolled since the click', async () => {
    await page.evaluate(() => {
      document.caretPositionFromPoint = () => null;
    });
    await heading.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveText('Contact me by:!');
    await page.keyboard.press('Escape');
  });

  await test.step('what another program writes meanwhile is not overwritten', async () => {
    await heading.click();
    await field.fill('Typed');
    editor.edit('site.config.yaml', '    link: Contact\n', '    link: Reach me\n');
    await expect(page.getByRole('link', { name: 'Reach me' })).toBeVisible();
    await expect(field).toHaveText('Typed');
    editor.edit('site.config.yaml', "heading: 'Contact me by:'", 'heading: From elsewhere');
    const html = async () => (await fetch(`${editor.url}/contact-me`)).text();
    await expect.poll(html).toContain('From elsewhere');
    await expect(heading).toHaveText('Typed');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('has another value in the file by now');
    await field.press('Escape');
    await expect(heading).toHaveText('From elsewhere');
    expect(site()).toContain('heading: From elsewhere');
  });
});
