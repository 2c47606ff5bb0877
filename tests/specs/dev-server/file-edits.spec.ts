import sharp from 'sharp';
import { expectMarked, mark, open, overlay } from '../../page/actions.ts';
import { expect, test } from '../../test.ts';

/** A picture of this width in px, by which the test recognises it. */
const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#7a2e12' } })
    .webp()
    .toBuffer();

test('a file that was missing, or has another content, is shown', async ({ page, editor }) => {
  await open(page, `${editor.url}/about-me`);
  const photo = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
  await expect(photo).toBeVisible();
  await mark(page);

  editor.edit('site.config.yaml', 'src: /media/portrait.webp', 'src: /media/me.webp');
  await expect(overlay(page)).toContainText('there is no file public/media/me.webp');
  editor.put('public/media/me.webp', await picture(310));
  await expect(overlay(page)).toHaveCount(0);
  await expect(photo).toHaveJSProperty('naturalWidth', 310);
  editor.put('public/media/me.webp', await picture(320));
  await expect(photo).toHaveJSProperty('naturalWidth', 320);
  await expectMarked(page);

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"/>';
  editor.put('public/media/logo.svg', new TextEncoder().encode(drawing));
  const logo = page.getByRole('img', { name: 'Vitrine' });
  // This assertion waits through the reload of the page.
  await expect(logo).toHaveJSProperty('naturalWidth', 77);
  // Wait for the reload, so that it does not disturb the next test.
  editor.undo();
  await expect(logo).not.toHaveJSProperty('naturalWidth', 77);
  await expect(photo).toHaveJSProperty('naturalWidth', 960);
});

test('edits of a style and a token reach the page without a reload', async ({ page, editor }) => {
  await open(page, `${editor.url}/about-me`);
  await mark(page);
  const title = page.getByRole('heading', { name: 'Technologies & Tools' });
  const list = page.getByRole('list').filter({ hasText: 'Handlebars' });
  const lineHeight = async () => {
    const px = (name: string) =>
      list.evaluate((ul, of) => getComputedStyle(ul).getPropertyValue(of), name);
    return Number.parseFloat(await px('line-height')) / Number.parseFloat(await px('font-size'));
  };
  const theme = ["'clamp(2rem, 1.75rem", "'max(50px, 1.75rem", "'max(60px, 1.75rem"] as const;
  for (const [file, from, to, size, line] of [
    ['ui/theme.css.ts', theme[0], theme[1], '50px', 1.3],
    ['ui/words.css.ts', '{ lineHeight: 1.3,', '{ lineHeight: 1.4,', '50px', 1.4],
    ['ui/words.css.ts', '{ lineHeight: 1.4,', '{ lineHeight: 1.5,', '50px', 1.5],
    ['ui/theme.css.ts', theme[1], theme[2], '60px', 1.5],
  ] as const) {
    editor.edit(`src/${file}`, from, to);
    await expect(title).toHaveCSS('font-size', size);
    await expect.poll(lineHeight).toBeCloseTo(line, 2);
    await expect.poll(() => editor.output()).toContain(`hmr update /${file}`);
  }
  await expectMarked(page);
});
