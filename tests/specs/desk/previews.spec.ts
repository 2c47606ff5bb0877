import type { Page } from 'playwright/test';
import { deskFolder } from '../../../src/shared/desk-address.ts';
import { open } from '../../page/actions.ts';
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
