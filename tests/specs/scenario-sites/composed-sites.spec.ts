import { join } from 'node:path';
import { menuButton } from '../../page/actions.ts';
import { expectComposed } from '../../page/layout.ts';
import { pagesOf } from '../../project/built-site.ts';
import { composedSite, composedSites } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });

// In a quick run the site of section-types.spec.ts stands for all of these.
for (const name of composedSites) {
  test(`the site ${name} looks composed on every screen @full`, async ({ scenario, page }) => {
    const project = scenario(composedSite(name));
    await project.buildWell();
    const url = await project.serve();
    await expectComposed(page, url, pagesOf(join(project.folder, 'dist')));
    if (name !== 'ten-pages') return;

    // A menu of many links is behind its button, and marks the current page.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${url}/work/2018`);
    const current = page.getByRole('link', { name: 'Work of 2018' });
    await expect(current).toBeHidden();
    await menuButton(page).click();
    await expect(current).toHaveAttribute('aria-current', 'page');
    const none = 'rgba(0, 0, 0, 0)';
    const other = page.getByRole('link', { name: 'Work of 2019' });
    await expect(other).toHaveCSS('border-bottom-color', none);
    await expect(current).not.toHaveCSS('border-bottom-color', none);
  });
}
