import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

const portraitOf = { name: 'Portrait of Alma Reyes' };

test('sections, lists, words of pictures and the look are edited, and all of it is undone @full', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  /** Expects the lines of an act in the file, which an act writes once the server has checked it. */
  const written = (lines: string) => expect.poll(site).toContain(lines);
  await page.getByRole('img', portraitOf).click();
  const alt = page.getByRole('textbox', { name: 'What it shows' });
  await alt.fill('Alma, von der Seite');
  await alt.press('Enter');
  await written('          alt: Alma, von der Seite\n');

  await button('Pages').click();
  await button('Settings: Technologies').click();
  await button('Remove: Laravel').click();
  await written('          - PHP\n          - Node.js\n');
  await button('Pages').click();
  await button('Add a section').last().click();
  await button('Facts').click();
  await written('      - type: facts\n');
  await expect(page.getByRole('main').getByText('…').first()).toBeVisible();

  await button('Look').click();
  await button('Noir').click();
  await written('  preset: noir #');
  const accent = page
    .getByRole('group', { name: 'Accent' })
    .getByRole('textbox', { name: 'Light' })
    .last();
  await accent.fill('#ffee00');
  await accent.press('Enter');
  await expect(page.getByRole('alert')).toContainText('a contrast of at least 4.5:1');
  await accent.fill('#8a1c4a');
  await accent.press('Enter');
  await written("    light: '#8a1c4a'\n");

  await undo(page, 5, site);
  expect(site()).toBe(before);
});

test('a section is moved, hidden and shown by keys, which keep the focus at the section @full', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  const { keyboard } = page;
  await button('Pages').press('Enter');
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

test('a button that is pressed twice acts on its item, or its section, alone', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await page.getByRole('img', portraitOf).hover();
  await button('Remove: Profile').dblclick();
  await expect(page.getByRole('img', portraitOf)).toHaveCount(0);
  await expect.poll(site).not.toContain('- type: profile');
  expect(site()).toContain('- type: prose');
  await undo(page, 1, site);
  expect(site()).toBe(before);

  await button('Pages').click();
  await button('Settings: Technologies').click();
  await button('Remove: PHP').dblclick();
  await expect(button('Remove: PHP')).toHaveCount(0);
  await expect(button('Remove: Laravel')).toBeVisible();
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('a panel has the name of its section, which is in sight beside it', async ({
  page,
  devServer,
}) => {
  const { button } = await openDesk(page, devServer, '/about-me');
  const panel = page.getByRole('region', { name: 'Technologies & Tools' });
  const heading = page.getByRole('main').getByRole('heading', { name: 'Technologies & Tools' });
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await button('Pages').click();
    await button('Settings: Technologies').click();
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

test('what only the owner knows of a new section is asked for before it is added', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Pages').click();
  await button('Add a section').last().click();
  await button('Embed').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A talk');
  await page.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/1084537');
  await button('Add a section').last().click();
  await expect.poll(site).toContain('title: A talk\n        video: https://vimeo.com/1084537\n');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Play the video' }),
  ).toBeInViewport();
  await undo(page, 1, site);
  expect(site()).toBe(before);
});
