import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

for (const width of [1440, 768])
  test(`a panel has the name of its section, which is in sight beside it, at ${width} px`, async ({
    page,
    devServer,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { button } = await openDesk(page, devServer, '/about-me');
    await button('Pages').click();
    await button('Settings: Technologies').click();
    const panel = page.getByRole('region', { name: 'Technologies & Tools' });
    await expect(panel.getByText('Heading', { exact: true })).toHaveAttribute('title', 'heading');
    const heading = page.getByRole('main').getByRole('heading', { name: 'Technologies & Tools' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const boxes = async () => ({
      page: await heading.locator('..').boundingBox(),
      panel: await panel.boundingBox(),
    });
    await expect(async () => {
      const { page: shown, panel: drawer } = await boxes();
      if (!shown || !drawer) throw new Error('Both are shown');
      const isBeside = shown.x + shown.width <= drawer.x;
      expect(isBeside || shown.y + shown.height <= drawer.y).toBe(true);
    }).toPass();
  });

test('what only the owner knows of a new section is asked for before it is added', async ({
  page,
  devServer,
}) => {
  const { site, before, button } = await openDesk(page, devServer, '/about-me');
  await button('Pages').click();
  await button('Add a section').last().click();
  await button('Embed').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A talk');
  await page.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/1084537');
  await button('Add a section').last().click();
  await expect.poll(site).toContain('title: A talk\n        video: https://vimeo.com/1084537\n');
  const added = page.getByRole('main').getByRole('button', { name: 'Play the video' });
  await expect(added).toBeInViewport();
  await undo(page, 1, site);
  expect(site()).toBe(before);
});
