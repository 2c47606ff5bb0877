import type { Page } from 'playwright/test';
import { deskFolder } from '../../../src/shared/desk-address.ts';
import { open } from '../../page/actions.ts';
import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

/** Returns where each element of a page stands, and how it looks. */
const looksOf = (page: Page) =>
  page.locator('header *, main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { fontFamily, fontSize, color, backgroundColor } = getComputedStyle(element);
      // What enters is moved, so its size alone is compared.
      const { offsetWidth, offsetHeight } =
        element instanceof HTMLElement ? element : document.body;
      const place = [offsetWidth, offsetHeight];
      return [element.tagName, ...place, fontFamily, fontSize, color, backgroundColor].join(' ');
    }),
  );

test('the preview of a preset is what its page is', async ({ page, context, editor }) => {
  const preview = await context.newPage();
  const names = ['dusk', 'noir', 'atelier'];
  await open(page, `${editor.url}/about-me`);
  for (const [index, name] of names.slice(1).entries()) {
    const address = new URLSearchParams({ page: 'about-me', preset: name });
    await preview.goto(`${editor.url}/${deskFolder}/preview?${address}`);
    await preview.evaluate(() => document.fonts.ready);
    const shown = await looksOf(preview);
    editor.edit('site.config.yaml', `preset: ${names[index]}`, `preset: ${name}`);
    await expect.poll(() => looksOf(page)).toEqual(shown);
  }
});

test('each drag through colours is undone by itself', async ({ page, devServer }) => {
  const { site, before, button } = await openDesk(page, devServer, '/contact-me');
  await button('Look').click();
  const look = page.locator('iframe').first();
  const old = await look.getAttribute('src');
  const picker = page
    .getByLabel('Light', { exact: true })
    .and(page.locator('[type=color]'))
    .first();
  /** Drags through colours, as a picker tells of it. */
  const drag = async (...colors: string[]) => {
    for (const color of colors) {
      await picker.evaluate((input: HTMLInputElement, value) => {
        // React hears only of values that were set past its own property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          value,
        );
        input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }, color);
      await expect.poll(site).toContain(`light: '${color}'`);
    }
    await picker.dispatchEvent('change');
  };
  await drag('#112233', '#112244');
  await drag('#221133', '#221144');
  await expect(look).not.toHaveAttribute('src', old ?? '');
  await button(/^Undo/).click();
  await expect.poll(site).toContain(`light: '#112244'`);
  await button(/^Undo/).click();
  await expect.poll(site).toBe(before);
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
});

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
