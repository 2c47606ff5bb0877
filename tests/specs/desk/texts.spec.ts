import { open } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { buttonsOf, openDesk, readerOf, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('a text is edited on the page, refused with the words of the check, and undone', async ({
  page,
  editor,
  devServer,
}) => {
  const site = readerOf(devServer.folder);
  const before = site();
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(request.url()));
  await open(page, `${editor.url}/contact-me`);
  await expect(buttonsOf(page)('Edit')).toBeVisible();
  const ofDesk = [...requests].filter((url) => new URL(url).pathname.startsWith('/desk/'));
  expect(ofDesk).toEqual([`${editor.url}/desk/open.ts`]);

  await page.keyboard.press('Control+e');
  await expect(page.getByRole('toolbar', { name: 'Desk' })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Contact me by:' });
  await heading.hover();
  await expect(page.getByText('Heading', { exact: true })).toBeVisible();
  await expectNoFault(page, 'with the desk');

  await heading.click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('<b>Tools</b>');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('expected a text without <b>');
  expect(site()).toBe(before);
  await field.fill('Größe: "klein" # 日本 🌱');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Größe: "klein" # 日本 🌱' })).toBeVisible();
  await expect.poll(site).toBe(before.replace(`'Contact me by:'`, `'Größe: "klein" # 日本 🌱'`));

  await page.keyboard.press('Control+z');
  await expect(heading).toBeVisible();
  await expect.poll(site).toBe(before);

  // As after a scroll between the click and the answer with the texts.
  await page.evaluate(() => {
    document.caretPositionFromPoint = () => null;
  });
  await heading.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveText('Contact me by:!');
  await page.keyboard.press('Escape');
});

test('what is typed stays while another program writes, which is not overwritten @full', async ({
  page,
  editor,
  devServer,
}) => {
  const { site } = await openDesk(page, devServer, '/contact-me');
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('textbox', { name: 'Heading' });
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

test('a click before the texts are known edits once they are, and what is typed stays where the server does not answer', async ({
  page,
  devServer,
  consoleMessages,
}) => {
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/__desk/texts', async (route) => {
    await known;
    await route.continue();
  });
  const { site, before } = await openDesk(page, devServer, '/contact-me');
  await page.getByRole('heading', { level: 1 }).click();
  tell();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect(field).toBeFocused();

  await field.fill('Typed');
  consoleMessages.allow(/Failed to fetch/, /net::ERR_FAILED/);
  await page.route('**/__desk/act', (route) => route.abort());
  await field.press('Enter');
  await expect(page.getByText('The dev server does not answer')).toBeVisible();
  await expect(field).toHaveText('Typed');
  await page.unroute('**/__desk/act');
  await field.press('Enter');
  await expect.poll(site).toBe(before.replace('Contact me by:', 'Typed'));
  await undo(page, 1, site);
});
