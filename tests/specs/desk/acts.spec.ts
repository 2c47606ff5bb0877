import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../../page/actions.ts';
import { expect, test } from '../../test.ts';

test('sections, lists, words of pictures and the look are edited, and all of it is undone @full', async ({
  page,
  editor,
  devServer,
}) => {
  const site = () => readFileSync(join(devServer.folder, 'site.config.yaml'), 'utf8');
  const before = site();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** Expects the lines of an act in the file, which an act writes once the server has checked it. */
  const written = (lines: string) => expect.poll(site).toContain(lines);
  await open(page, `${editor.url}/about-me`);
  await button('Edit').click();
  await expect(page.getByRole('toolbar', { name: 'Desk' })).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
  await portrait.hover();
  await expect(page.getByText('profile', { exact: true })).toBeVisible();
  await portrait.click();
  const alt = page.getByRole('textbox', { name: 'alt' });
  await alt.fill('Alma, von der Seite');
  await alt.press('Enter');
  await written('          alt: Alma, von der Seite\n');

  await button('Pages').click();
  await button(/^Move: technologies/).press('Alt+ArrowUp');
  await expect
    .poll(() => site().search('type: technologies') < site().search('type: prose'))
    .toBe(true);
  await button('Settings: technologies').click();
  await button('Remove: Laravel').click();
  await written('          - PHP\n          - Node.js\n');
  await button('Pages').click();
  await button('Add a section').last().click();
  await button('facts').click();
  await written('      - type: facts\n');
  await expect(page.getByRole('heading', { name: 'In figures' })).toBeVisible();

  await button('Look').click();
  await button('noir').click();
  await written('  preset: noir #');
  const accent = page
    .getByRole('group', { name: 'accent' })
    .getByRole('textbox', { name: 'light' })
    .last();
  await accent.fill('#ffee00');
  await accent.press('Enter');
  await expect(page.getByRole('alert')).toContainText('a contrast of at least 4.5:1');
  await accent.fill('#8a1c4a');
  await accent.press('Enter');
  await written("    light: '#8a1c4a'\n");

  for (let acts = 6; acts > 0; acts -= 1) {
    const last = site();
    await button(/^Undo/).click();
    await expect.poll(site).not.toBe(last);
  }
  expect(site()).toBe(before);
});

test('a list that a section shows is sorted and added to beside the section @full', async ({
  page,
  editor,
  devServer,
}) => {
  const content = () => readFileSync(join(devServer.folder, 'content/index.yaml'), 'utf8');
  const before = content();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await open(page, `${editor.url}/contact-me`);
  await button('Edit').click();
  await button('Pages').click();
  await button('Settings: contact').click();
  await button('Move: Email').press('Alt+ArrowDown');
  await expect.poll(() => content().indexOf('Phone') < content().indexOf('Email')).toBe(true);
  await button('Add: contactMe').click();
  await page.getByRole('group', { name: 'contactMe' }).getByText('…', { exact: true }).click();
  const label = page.getByRole('textbox', { name: 'label' }).last();
  await label.fill('Ateliê: 2º andar');
  await label.press('Enter');
  await expect(page.getByRole('main').getByText('Ateliê: 2º andar')).toBeVisible();
  for (let acts = 3; acts > 0; acts -= 1) {
    const last = content();
    await button(/^Undo/).click();
    await expect.poll(content).not.toBe(last);
  }
  expect(content()).toBe(before);
});
