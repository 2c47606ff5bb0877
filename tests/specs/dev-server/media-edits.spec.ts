import sharp from 'sharp';
import { open } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { expect } from '../../test.ts';

/** A picture that is told from others by its width, in px. */
const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#7a2e12' } })
    .webp()
    .toBuffer();

test('a file that is put where it was missing clears the overlay, and one of its name takes its place', async ({
  page,
  editor,
}) => {
  await open(page, `${editor.url}/about-me`);
  const photo = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
  await expect(photo).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));

  const overlay = page.locator('vite-error-overlay');
  editor.edit('site.config.yaml', 'src: /media/portrait.webp', 'src: /media/me.webp');
  await expect(overlay).toContainText('there is no file public/media/me.webp');
  editor.put('public/media/me.webp', await picture(310));
  await expect(overlay).toHaveCount(0);
  await expect(photo).toHaveJSProperty('naturalWidth', 310);
  editor.put('public/media/me.webp', await picture(320));
  await expect(photo).toHaveJSProperty('naturalWidth', 320);
  await expect(page.locator('body')).toHaveAttribute('data-marked');

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"/>';
  editor.put('public/media/logo.svg', new TextEncoder().encode(drawing));
  const logo = page.getByRole('img', { name: 'Vitrine' });
  // The picture is looked at by an assertion that bears the page being loaded anew meanwhile.
  await expect(logo).toHaveJSProperty('naturalWidth', 77);
  // The next test edits a page that is not about to be loaded anew.
  editor.undo();
  await expect(logo).not.toHaveJSProperty('naturalWidth', 77);
  await expect(photo).toHaveJSProperty('naturalWidth', 960);
});
