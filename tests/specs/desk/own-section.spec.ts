import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../browser/program.ts';
import { openDesk, undo } from '../../page/desk.ts';
import { root, runScript, serve } from '../../project/cli.ts';
import { sampleFolder } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a section type of the site itself is edited like a built-in one @full', async ({ page }) => {
  test.setTimeout(240_000);
  const { folder, remove } = temporaryFolder();
  const vitrine = join(root, 'src', 'node', 'cli.js');
  cpSync(sampleFolder, folder, { recursive: true });
  const { code, output } = await runScript(folder, [vitrine, 'new:section', 'talks']);
  expect(code, output).toBe(0);
  const own = (item: string) =>
    `      - type: talks\n        heading: Talks\n        items:\n          - ${item}\n`;
  appendFileSync(join(folder, 'site.config.yaml'), own('{ title: On engines, place: Bonn }'));
  const server = await serve(folder, 'dev', vitrine);
  try {
    const { site, before, button } = await openDesk(page, { ...server, folder }, '/about-me');
    const written = (lines: string) => expect.poll(site).toContain(lines);
    const main = page.getByRole('main');
    await main.getByText('On engines').click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Über Motoren: laut');
    await title.press('Enter');
    await written(own("{ title: 'Über Motoren: laut', place: Bonn }"));
    await expect(main.getByText('Über Motoren: laut')).toBeVisible();

    await main.getByText('Bonn').hover();
    await button('Settings: Talks').click();
    const panel = page.getByRole('region', { name: 'Talks' });
    const fields = ['Heading', 'Name for links', 'Menu', 'Entrance', 'Aside', 'Wide', 'Hidden'];
    for (const name of fields) await expect(panel.getByLabel(name, { exact: true })).toBeVisible();
    await panel.getByText('Über Motoren: laut').first().click();
    const place = panel.getByRole('textbox', { name: 'Place' });
    await expect(place).toHaveAccessibleDescription('Where and when.');
    await expect(panel.getByRole('textbox', { name: 'Address' })).toBeVisible();
    await place.fill('東京 # 2');
    await place.press('Enter');
    await written(own("{ title: 'Über Motoren: laut', place: '東京 # 2' }"));
    await expect(main.getByText('東京 # 2')).toBeVisible();

    await button('Pages').click();
    await button('Add a section').last().click();
    await expect(page.frameLocator('iframe[title=talks]').getByText('A first one')).toBeVisible();
    await button('Talks').click();
    await expect(main.getByText('…')).toBeVisible();
    expect(site()).toContain('      - type: talks\n        items:\n          - title: …\n');

    await button('Pages').click();
    const pages = page.getByRole('region', { name: 'Pages' });
    await button(/^Move: Talks/)
      .last()
      .press('Alt+ArrowUp');
    await expect.poll(() => site().indexOf('…') < site().indexOf('東京')).toBe(true);
    await expect(main.getByRole('listitem').filter({ hasText: '東京' })).toBeVisible();
    await pages.getByRole('button', { name: 'Remove: Talks' }).first().click();
    await expect.poll(site).not.toContain('…');
    await expect(main.getByText('…')).toHaveCount(0);

    await undo(page, 5, site);
    expect(site()).toBe(before);
    await expect(main.getByText('On engines')).toBeVisible();
  } finally {
    // An open page would log that it has lost the server.
    await page.goto('about:blank');
    await server.stop();
    remove();
  }
});
