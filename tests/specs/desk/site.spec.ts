import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { deskFolder } from '../../../src/shared/desk-address.ts';
import { open } from '../../page/actions.ts';
import { buttonsOf, readerOf, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

/** Returns how large each element of a page is, and how it looks. */
const looksOf = (page: Page) =>
  page.locator('header *, main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { fontFamily, fontSize, color, backgroundColor } = getComputedStyle(element);
      const look = [fontFamily, fontSize, color, backgroundColor];
      return [element.tagName, Math.round(width), Math.round(height), ...look].join(' ');
    }),
  );

test('the look, the fields of the site and its pages are edited in the desk, and undone', async ({
  page,
  context,
  editor,
  devServer,
}) => {
  const site = readerOf(devServer.folder);
  const before = site();
  const button = buttonsOf(page);
  const written = (lines: string) => expect.poll(site).toContain(lines);
  await open(page, `${editor.url}/about-me`);

  const themes = join(devServer.folder, 'themes');
  const paper = join(themes, 'paper.yaml');
  mkdirSync(themes);
  writeFileSync(paper, 'base: noir\nsizes: { text: [19, 20] }\n');

  await test.step('the preview of a preset or of a file is what its page is, which an edit of the file changes', async () => {
    const preview = await context.newPage();
    const start = await looksOf(page);
    for (const preset of ['noir', 'themes/paper.yaml']) {
      const address = new URLSearchParams({ page: 'about-me', preset });
      await preview.goto(`${editor.url}/${deskFolder}/preview?${address}`);
      await preview.evaluate(() => document.fonts.ready);
      const shown = await looksOf(preview);
      editor.edit('site.config.yaml', 'preset: dusk', `preset: ${preset}`);
      await expect.poll(() => looksOf(page)).toEqual(shown);
      if (preset !== 'noir') {
        writeFileSync(paper, 'base: meridian\n');
        await expect.poll(() => looksOf(page)).not.toEqual(shown);
      }
      editor.undo();
      await expect.poll(() => looksOf(page)).toEqual(start);
    }
    await preview.close();
  });

  await test.step('each drag through colours is undone by itself, and a colour without contrast is refused', async () => {
    await button('Edit').click();
    await button('Look').click();
    await expect(button('Paper')).toHaveAttribute('aria-pressed', 'false');
    const shown = page.locator('iframe[src*=paper]').contentFrame();
    await expect(shown.getByRole('main')).toBeVisible();
    rmSync(themes, { recursive: true });
    await expect(button('Paper')).toBeHidden();
    const look = page.locator('iframe').first();
    const old = await look.getAttribute('src');
    const light = page.getByLabel('Light', { exact: true });
    const picker = light.and(page.locator('[type=color]')).first();
    for (const drag of [
      ['#112233', '#112244'],
      ['#221133', '#221144'],
    ]) {
      for (const color of drag) {
        await picker.evaluate((input: HTMLInputElement, value) => {
          // React hears only of values that were set past its own property.
          const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          property?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        }, color);
        await written(`light: '${color}'`);
      }
      await picker.dispatchEvent('change');
    }
    await expect(look).not.toHaveAttribute('src', old ?? '');
    await undo(page, 1, site);
    expect(site()).toContain(`light: '#112244'`);
    await undo(page, 1, site);
    expect(site()).toBe(before);

    await button('Noir').click();
    await written('  preset: noir #');
    const accent = page.getByRole('group', { name: 'Accent' });
    const field = accent.getByRole('textbox', { name: 'Light' }).last();
    // The panel asks for its fields anew after each edit of the file.
    await expect(field).toHaveValue('');
    await field.fill('#ffee00');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('a contrast of at least 4.5:1');
    await field.fill('#8a1c4a');
    await field.press('Enter');
    await written(`light: '#8a1c4a'`);
    await undo(page, 2, site);
    expect(site()).toBe(before);
    // A page that is loaded while styles change may have those of before.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument/);
  });

  await test.step('what was chosen in the bar, and what can be undone, stay when the page is loaded anew', async () => {
    await button('Site').click();
    await page.getByText('The application.', { exact: true }).first().click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
    await name.fill('Typed');
    await name.press('Enter');
    await expect.poll(site).toBe(before.replace('name: Vitrine', 'name: Typed'));
    await page.reload();
    await expect(page.getByRole('region', { name: 'Site' })).toBeVisible();
    await undo(page, 1, site);
    expect(site()).toBe(before);
  });

  await test.step('a new page gets an address that is allowed, and its title as heading; a refusal is in sight', async () => {
    await button('Pages').click();
    await page.getByText('Add a page', { exact: true }).first().click();
    const add = page.locator('form').getByRole('button', { name: 'Add a page' });
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
    // The page leaves for its new address, and what was written instead stays in sight.
    await button('Settings: Meine Werke').click();
    await page.getByRole('textbox', { name: 'Path' }).fill('My Works');
    await page.keyboard.press('Enter');
    await written('  - path: my-works\n');
    await expect(page.getByText('Written as my-works')).toBeInViewport();
    await undo(page, 2, site);
    expect(site()).toBe(before);
  });
});
