import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('sections are moved, hidden, removed, shown and added in the desk, and all of it is undone', async ({
  page,
  devServer,
  editor,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  const { keyboard } = page;
  const main = page.getByRole('main');
  const undoOne = async () => {
    await undo(page, 1, site);
    expect(site()).toBe(before);
  };
  const openTools = async () => {
    await button('Pages').click();
    // The section may be under the pointer, where it has the same button.
    const pages = page.getByRole('region', { name: 'Pages' });
    await pages.getByRole('button', { name: 'Settings: Technologies' }).click();
  };

  await test.step('by keys, which keep the focus at the section', async () => {
    await button('Pages').press('Enter');
    await expect(page.getByRole('region', { name: 'Pages' })).toBeFocused();
    const handle = button(/^Move: Technologies/);
    const handles = button(/^Move: (Profile|Prose|Technologies)/);
    await handle.focus();
    // The second press comes before the list shows the first.
    for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp']) await keyboard.press(key);
    await expect(handles.first()).toHaveAccessibleName(/Technologies/);
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown']) await keyboard.press(key);
    await expect.poll(site).toBe(before);
    // The file is written before the list says so.
    await expect(handles.first()).toHaveAccessibleName(/Profile/);
    await expect(handle).toBeFocused();

    await button('Hide: Technologies').focus();
    await keyboard.press('Enter');
    await expect(button('Show: Technologies')).toBeFocused();
    await keyboard.press('Enter');
    await expect.poll(site).toBe(before);
    await keyboard.press('Escape');
    await expect(button('Pages')).toBeFocused();
  });

  await test.step('a button that is pressed twice acts on its section, or item, alone', async () => {
    const portrait = main.getByRole('img', { name: 'Portrait of Alma Reyes' });
    await portrait.hover();
    await button('Remove: Profile').dblclick();
    await expect(portrait).toHaveCount(0);
    await expect.poll(site).not.toContain('- type: profile');
    expect(site()).toContain('- type: prose');
    await undoOne();

    await openTools();
    await button('Remove: PHP').dblclick();
    await expect(button('Remove: PHP')).toHaveCount(0);
    await expect(button('Remove: Laravel')).toBeVisible();
    await undoOne();
  });

  await test.step('a panel has the name of its section, which is in sight beside it', async () => {
    const panel = page.getByRole('region', { name: 'Technologies & Tools' });
    const heading = main.getByRole('heading', { name: 'Technologies & Tools' });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openTools();
      await expect(panel.getByText('Heading', { exact: true })).toHaveAttribute('title', 'heading');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const [shown, drawer] = [await heading.boundingBox(), await panel.boundingBox()];
        if (!shown || !drawer) throw new Error('Both are shown');
        const isBeside = shown.x + shown.width <= drawer.x;
        expect(isBeside || shown.y + shown.height <= drawer.y).toBe(true);
      }).toPass();
    }
  });

  await test.step('what only the owner knows of a new section is asked for before it is added', async () => {
    await button('Pages').click();
    await button('Add a section').last().click();
    await button('Facts').click();
    await expect.poll(site).toContain('      - type: facts\n');
    await expect(main.getByText('…').first()).toBeVisible();
    await undoOne();

    await button('Pages').click();
    await button('Add a section').last().click();
    await button('Embed').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('A talk');
    await page.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/1084537');
    await button('Add a section').last().click();
    await expect.poll(site).toContain('title: A talk\n        video: https://vimeo.com/1084537\n');
    await expect(main.getByRole('button', { name: 'Play the video' })).toBeInViewport();
    await undoOne();
  });

  await test.step('a section that comes back below the pointer is outlined, though the pointer has not moved', async () => {
    const tools = button('Remove: Technologies');
    // The whole page is on the screen, so that it is not scrolled while it is shorter.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await main.getByText('Laravel', { exact: true }).hover();
    await expect(tools).toBeVisible();
    editor.edit(
      'site.config.yaml',
      '- type: technologies\n',
      '- type: technologies\n        hidden: true\n',
    );
    await expect(tools).toHaveCount(0);
    editor.undo();
    await expect(tools).toBeVisible();
    expect(site()).toBe(before);
  });
});
