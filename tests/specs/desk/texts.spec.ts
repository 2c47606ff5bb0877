import { open } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { buttonsOf, readerOf } from '../../page/desk.ts';
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
  await expect(page.getByText('pages[1].sections[0].heading', { exact: true })).toBeVisible();
  await expectNoFault(page, 'with the desk');

  await heading.click();
  const field = page.getByRole('textbox', { name: 'pages[1].sections[0].heading' });
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
});
