import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('a new page gets an address that is allowed, and its title as heading; a refusal is in sight', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Pages').click();
  await page.getByText('Add a page', { exact: true }).first().click();
  const add = page.locator('form').getByRole('button', { name: 'Add a page' });
  await expect(add).toBeInViewport();
  await page.getByRole('textbox', { name: 'Title' }).fill('Meine Werke');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('projects');
  await add.click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(add).toBeInViewport();
  expect(site()).toBe(before);
  await address.fill('Meine Werke');
  await add.click();
  await page.waitForURL('**/meine-werke');
  await expect(page.getByRole('heading', { name: 'Meine Werke', level: 1 })).toBeVisible();
  expect(site()).toContain('  - path: meine-werke\n');
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('what was chosen in the bar stays when the page is loaded anew, and so does what can be undone', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Site').click();
  await page.getByText('The application.', { exact: true }).first().click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await name.fill('Typed');
  await name.press('Enter');
  await expect.poll(site).toBe(before.replace('name: Vitrine', 'name: Typed'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Site' })).toBeVisible();
  await button(/^Undo/).click();
  await expect.poll(site).toBe(before);
  await button('Close').last().click();
});

test('the caret is at the end of a text that is not where the click was any more', async ({
  page,
  devServer,
}) => {
  await openDesk(page, devServer, '/about-me');
  // As after a scroll between the click and the answer with the texts.
  await page.evaluate(() => {
    document.caretPositionFromPoint = () => null;
  });
  await page.getByRole('heading', { name: 'About me' }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveText('About me!');
  await page.keyboard.press('Escape');
});
