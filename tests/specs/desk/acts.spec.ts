import { openDesk, readerOf, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('sections, lists, words of pictures and the look are edited, and all of it is undone @full', async ({
  page,
  devServer,
}) => {
  /** Expects the lines of an act in the file, which an act writes once the server has checked it. */
  const written = (lines: string) => expect.poll(site).toContain(lines);
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  const portrait = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
  await portrait.hover();
  await expect(page.getByText('Profile', { exact: true })).toBeVisible();
  await portrait.click();
  const alt = page.getByRole('textbox', { name: 'What it shows' });
  await alt.fill('Alma, von der Seite');
  await alt.press('Enter');
  await written('          alt: Alma, von der Seite\n');

  await button('Pages').click();
  await button(/^Move: Technologies/).press('Alt+ArrowUp');
  await expect
    .poll(() => site().search('type: technologies') < site().search('type: prose'))
    .toBe(true);
  // The file is written before the list says so.
  const handles = button(/^Move: (Prose|Technologies)/);
  await expect(handles.first()).toHaveAccessibleName(/Technologies/);
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

  await undo(page, 6, site);
  expect(site()).toBe(before);
});

test('a list that a section shows is sorted and added to beside the section @full', async ({
  page,
  devServer,
}) => {
  const content = readerOf(devServer.folder, 'content/index.yaml');
  const before = content();
  const { button } = await openDesk(page, devServer, '/contact-me');
  await button('Pages').click();
  // The page has the same name.
  await button('Settings: Contact').last().click();
  await button('Move: Email').press('Alt+ArrowDown');
  await expect.poll(() => content().indexOf('Phone') < content().indexOf('Email')).toBe(true);
  await button('Add: Contact me').click();
  await page.getByRole('textbox', { name: 'Label' }).last().fill('Ateliê: 2º andar');
  await page.getByRole('textbox', { name: 'Address' }).last().fill('https://example.com/2');
  await button('Add').click();
  await expect(page.getByRole('main').getByText('Ateliê: 2º andar')).toBeVisible();
  await undo(page, 2, content);
  expect(content()).toBe(before);
});

test('a button of an item that is pressed twice acts on this item alone', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Pages').click();
  await button('Settings: Technologies').click();
  await button('Remove: PHP').dblclick();
  await expect(button('Remove: PHP')).toHaveCount(0);
  await expect(button('Remove: Laravel')).toBeVisible();
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('a button of a section on the page that is pressed twice acts on this section alone', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await page.getByRole('img', { name: 'Portrait of Alma Reyes' }).hover();
  await button('Remove: Profile').dblclick();
  await expect(page.getByRole('img', { name: 'Portrait of Alma Reyes' })).toHaveCount(0);
  await expect.poll(site).not.toContain('- type: profile');
  expect(site()).toContain('- type: prose');
  await undo(page, 1, site);
  expect(site()).toBe(before);
});

test('the desk speaks the language that the site gets, and the panel stays open @full', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Site').click();
  await page.getByText('The application.', { exact: true }).first().click();
  const language = page.getByRole('textbox', { name: 'Language', exact: true });
  await language.fill('de');
  await language.press('Enter');
  await expect(page.getByRole('region', { name: 'Website' })).toBeVisible();
  await expect(language).toBeFocused();
  await button(/^Rückgängig/).click();
  await expect.poll(site).toBe(before);
});
