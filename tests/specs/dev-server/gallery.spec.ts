import * as schemas from '../../../src/sections/schemas.ts';
import { waitForHydration } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { expectRefusals } from '../../page/refusals.ts';
import { expect, test } from '../../test.ts';

// looks.spec.ts looks at the sections themselves.
test('the gallery leads to an example of every type, beside its YAML, and to parts for own types', async ({
  page,
  devServer: { url },
  consoleMessages,
}) => {
  // The example in each frame is a page of the dev server, which takes long to load, so none comes.
  const isExample = /\/__gallery\/(?!parts)\w+$/;
  await page.route(isExample, () => new Promise(() => {}));
  await page.goto(`${url}/__gallery`, { waitUntil: 'domcontentloaded' });
  for (const type of Object.keys(schemas)) {
    await expect(page.getByRole('link', { name: type, exact: true })).toBeVisible();
    await expect(page.getByLabel(`The YAML of ${type}`)).toContainText(`type: ${type}`);
  }
  await page.getByLabel('As wide as a phone').check();
  await expect(page.getByTitle('The example of links')).toHaveCSS('width', '360px');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'What types of your own are made of' }).click();
  await expect(page.getByRole('heading', { name: 'Entries' })).toHaveCount(4);
  await expect(page.getByRole('listitem').filter({ hasText: 'The third entry' })).toHaveCount(4);
  const drawing = page.getByRole('img', { name: 'Mountains' });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoFault(page, 'the page of parts');

  await page.unroute(isExample);
  await page.goto(`${url}/__gallery/links`);
  await expect(page.getByRole('heading')).toHaveText('Elsewhere');
  await waitForHydration(page);
  await expectRefusals(page, consoleMessages);
});
