import { open } from '../../page/actions.ts';
import { openDesk, undo } from '../../page/desk.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

const tools = '{ es: Herramientas, en: Tools }';
/** A site in Spanish and English, whose last heading is not written in English yet. */
const given = readSite('languages/es-en').replace(tools, '{ es: Herramientas }');

test('the desk edits the language of the page, and says which texts are of another', async ({
  page,
  editor,
  devServer,
}) => {
  editor.put('site.config.yaml', given);
  const { site: read, before } = await openDesk(page, devServer, '/en/about-me');
  expect(before).toBe(given);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('About me');
  await heading.click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('Who I am');
  await field.press('Enter');
  await expect(heading).toHaveText('Who I am');
  const written = 'heading: { es: Sobre mí, en: Who I am }';
  await expect.poll(read).toBe(given.replace('heading: { es: Sobre mí, en: About me }', written));
  await undo(page, 1, read);
  await expect(heading).toHaveText('About me');

  const last = page.getByRole('heading', { name: 'Herramientas' });
  await last.hover();
  await expect(page.getByText('Heading · es', { exact: true })).toBeVisible();
  await last.click();
  await page.getByRole('textbox', { name: 'Heading · es' }).fill('Tools');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
  await expect.poll(read).toBe(given.replace('{ es: Herramientas }', tools));
});

test('with the desk open, the switch leads to the other language, where what is missing is outlined and counted', async ({
  page,
  editor,
  devServer,
}) => {
  editor.put('site.config.yaml', `${given}\ntheme: { preset: atelier }\n`);
  await open(page, `${devServer.url}/sobre-mi`);
  await page.keyboard.press('ControlOrMeta+e');
  await expect(page.getByRole('toolbar', { name: 'Mesa' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/about-me/);
  await expect(page.getByRole('button', { name: 'Still to translate: 1' })).toBeVisible();
  await expect(page.locator('.box.missing')).toHaveCount(1);

  await page.getByRole('button', { name: 'Pages' }).click();
  for (const width of [940, 1040]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = page.getByRole('link', { name: 'Español' }).evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(await lines, `the lines of a word beside the panel at ${width} px`).toBe(1);
  }
});
