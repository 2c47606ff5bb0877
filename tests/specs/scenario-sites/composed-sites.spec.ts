import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHydration } from '../../page/actions.ts';
import { runAxe } from '../../page/axe.ts';
import {
  cutTexts,
  fontsLoaded,
  longestBlank,
  overflow,
  overlappingTexts,
} from '../../page/layout.ts';
import { root } from '../../project/cli.ts';
import { test } from '../../project/scenario.ts';
import { expect, fullRunUnless } from '../../test.ts';

const folder = join(root, 'tests', 'sites', 'composed');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const names = readdirSync(folder)
  .filter((file) => !/head|\.content\./.test(file))
  .map((file) => file.replace('.yaml', ''));

/** The file of a site, with what all have in common unless it says that itself. */
function siteOf(name: string): string {
  const site = read(`${name}.yaml`);
  return /^app:/m.test(site) ? site : read('head.yaml') + site;
}

/** The pages that a site was built to. */
function pagesOf(dist: string): string[] {
  return (
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /(^|\/)index\.html$/.test(file))
      // Answers of the data service may be files of this name as well.
      .filter((file) => readFileSync(join(dist, file), 'utf8').startsWith('<!doctype html>'))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  );
}

/** Those that stand for the others in a quick run. */
const representative = ['single-page'];

for (const name of names) {
  const isFull = fullRunUnless(representative.includes(name));
  test(`the site ${name} looks composed on every screen`, isFull, async ({ scenario, page }) => {
    const content = `${name}.content.yaml`;
    const project = scenario({
      site: siteOf(name),
      ...(existsSync(join(folder, content)) && { content: read(content) }),
    });
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
    const url = await project.serve();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pagesOf(join(project.folder, 'dist'))) {
      for (const width of [320, 768, 1024, 1440, 2560]) {
        const place = `${path}, ${width} px wide`;
        const height = width < 500 ? 640 : 900;
        await page.setViewportSize({ width, height });
        await page.goto(url + path);
        await waitForHydration(page);
        await fontsLoaded(page);
        await expect(page.getByRole('heading', { level: 1 }), place).toHaveCount(1);
        expect(await overflow(page), place).toBeLessThanOrEqual(0);
        expect(await cutTexts(page), place).toEqual([]);
        expect(await overlappingTexts(page), place).toEqual([]);
        expect(await longestBlank(page), place).toBeLessThanOrEqual(height / 2);
        if (width === 320 || width === 1440)
          expect((await runAxe(page)).violations, place).toEqual([]);
      }
    }
  });
}

test(
  'a menu of many links is behind its button, and marks the current page',
  fullRunUnless(false),
  async ({ scenario, page }) => {
    const project = scenario({ site: siteOf('ten-pages') });
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${await project.serve()}/work/2018`);
    await waitForHydration(page);
    const current = page.getByRole('link', { name: 'Work of 2018' });
    const other = page.getByRole('link', { name: 'Work of 2019' });
    await expect(current).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(current).toHaveAttribute('aria-current', 'page');
    const none = 'rgba(0, 0, 0, 0)';
    await expect(other).toHaveCSS('border-bottom-color', none);
    await expect(current).not.toHaveCSS('border-bottom-color', none);
  },
);
