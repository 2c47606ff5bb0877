import { open } from '../../page/actions.ts';
import { buttonsOf, readerOf } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('a section is moved, hidden and shown by keys, which keep the focus at the section @full', async ({
  page,
  editor,
  devServer,
}) => {
  const site = readerOf(devServer.folder);
  const before = site();
  const { keyboard } = page;
  const button = buttonsOf(page);
  await open(page, `${editor.url}/about-me`);
  await expect(button('Edit')).toBeVisible();
  await keyboard.press('Control+e');
  await expect(page.getByRole('toolbar', { name: 'Desk' })).toBeFocused();
  // What tests before have undone can be made again, by a button that comes before.
  await expect(async () => {
    await keyboard.press('Tab');
    await expect(button('Pages')).toBeFocused({ timeout: 500 });
  }).toPass();
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Pages' })).toBeFocused();

  const handle = button(/^Move: Technologies/);
  await handle.focus();
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(site).not.toBe(before);
  await expect(handle).toBeFocused();
  await keyboard.press('Alt+ArrowDown');
  await expect.poll(site).toBe(before);
  // The file is written before the list says so.
  const handles = button(/^Move: (Prose|Technologies)/);
  await expect(handles.first()).toHaveAccessibleName(/Prose/);

  await button('Hide: Technologies').focus();
  await keyboard.press('Enter');
  await expect(button('Show: Technologies')).toBeFocused();
  await keyboard.press('Enter');
  await expect.poll(site).toBe(before);
  await keyboard.press('Escape');
  await expect(button('Pages')).toBeFocused();
});
