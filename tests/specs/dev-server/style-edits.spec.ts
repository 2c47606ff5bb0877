import { open } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { expect } from '../../test.ts';

test('edits of a style and a token reach the page without a reload', async ({ page, editor }) => {
  await open(page, `${editor.url}/about-me`);
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  const list = page.getByRole('list').filter({ hasText: 'Handlebars' });
  const theme = ["item: 'clamp(", "item: 'max(50px, ", "item: 'max(60px, "] as const;
  for (const [file, from, to, size, line] of [
    ['ui/theme.css.ts', theme[0], theme[1], '50px', '65px'],
    ['sections/technologies/view.css.ts', 'lineHeight: 1.3,', 'lineHeight: 1.4,', '50px', '70px'],
    ['sections/technologies/view.css.ts', 'lineHeight: 1.4,', 'lineHeight: 1.5,', '50px', '75px'],
    ['ui/theme.css.ts', theme[1], theme[2], '60px', '90px'],
  ] as const) {
    editor.edit(`src/${file}`, from, to);
    await expect(list).toHaveCSS('font-size', size);
    await expect(list).toHaveCSS('line-height', line);
    await expect.poll(() => editor.output()).toContain(`hmr update /${file}`);
  }
  await expect(page.locator('body')).toHaveAttribute('data-marked');
});
