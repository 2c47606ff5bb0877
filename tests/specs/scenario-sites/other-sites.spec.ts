import words from '../../../src/config/words.json' with { type: 'json' };
import { heading, open, openAtRest } from '../../page/actions.ts';
import { entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { shareOf } from '../../page/video-contrast.ts';
import { modulesOf } from '../../project/built-site.ts';
import { bright } from '../../project/look-sites.ts';
import { otherSite, owner, ownFont } from '../../project/other-site.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

const { ar: arabic, en: english } = words;

test('constants, fonts, pages and pictures are as the configuration says', async ({
  builtSite,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { url, read } = await otherSite(builtSite);
  await recordAnimations(page);
  // There is no switch between light and dark.
  const html = read('index.html').toString();
  for (const text of [html, ...modulesOf(html).map((file) => read(file).toString())])
    expect(text).not.toMatch(/localStorage|data-scheme|<select|"color-scheme"/);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openAtRest(page, url);
  await expect(page).toHaveTitle('Inicio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const links = page.getByRole('navigation').getByRole('listitem');
  const pages = ['Trabajos', 'Inicio', 'Cosas', 'Gris', 'Years', 'Pictures', 'Film'];
  await expect(links).toHaveText(pages);
  expect((await page.getByRole('banner').getByRole('img').boundingBox())?.width).toBe(40);
  expect((await entrances(page)).map(kindOf)).toEqual([
    kind(220, 'Y', 12),
    kind(230, 'Y', -13),
    kind(240, 'X', -14),
    kind(250, 'X', 15),
    kind(210, 'X', -11),
  ]);
  // A letter that the document does not carry.
  const loaded = await page.evaluate(
    (family) => document.fonts.load(`1em "${family}"`, 'ß').then((faces) => faces.length),
    ownFont,
  );
  expect(loaded).toBeGreaterThan(0);
  await expect(page.locator('body')).toHaveCSS('font-family', /^system-ui/);
  // A font of the system has no file.
  expect(fonts.filter((font) => !font.includes('/assets/Ana-s-own-'))).toEqual([]);

  await openAtRest(page, `${url}/trabajos/`);
  await expect(page).toHaveTitle(`Trabajos | Other | ${owner.nameOwn}`);
  const [first, ...rows] = await entrances(page);
  expect(first && kindOf(first)).toBe(kind(210, 'X', -11));
  expect(rows.slice(0, 12).map(kindOf)).toEqual(Array(12).fill(kind(260, 'X', 16)));
  expect(new Set(rows.map(({ text }) => text)).size, 'none a second time').toBe(rows.length);
  expect(rows.slice(0, 12).map(({ delay }) => delay)).toEqual(
    Array.from({ length: 12 }, (_, index) => index * 70),
  );

  await open(page, `${url}/mas/cosas/`);
  await expect(page).toHaveTitle('$& Cosas');
  await expect(heading(page)).toHaveText('$1 </script> $& <b>');
  await expect(page.getByText("$$ $` $' {{x}}", { exact: true })).toBeVisible();

  await open(page, `${url}/gris`);
  await expect(page.locator('main picture img')).toHaveCSS('filter', 'grayscale(1)');
  expect(await shareOf(bright, page), 'the picture is covered').toBe(0);
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/resume.json');
  expect(JSON.parse(read('resume.json').toString())).toMatchObject({
    basics: { name: owner.nameOwn },
    projects: expect.arrayContaining([expect.objectContaining({ name: 'Project 14' })]),
  });
});

test('a site in Arabic says all words in its language', async ({ builtSite, page }) => {
  const { url, read } = await builtSite('site in ar', { site: readSite('languages/ar') });
  // The words of views, of attributes and of the data for scripts.
  for (const file of ['index.html', 'work/index.html']) {
    const html = read(file)
      .toString()
      .replaceAll(/"\w+":/g, '');
    const isIn = (word: string) => [`"${word}"`, `>${word}<`].some((each) => html.includes(each));
    const left = Object.values(english).filter(isIn);
    expect(left.filter((word) => word !== english.menu)).toEqual([]);
  }

  await open(page, `${url}/work/`);
  // A text in Latin letters ends at the right, also where it begins at the right edge of its column.
  const endsAtRight = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const [first, last] = [document.createRange(), document.createRange()];
      const node = element.firstChild ?? element;
      first.setEnd(node, 1);
      first.setStart(node, 0);
      last.setStart(node, (node.textContent?.length ?? 1) - 1);
      last.setEnd(node, node.textContent?.length ?? 1);
      return last.getBoundingClientRect().left > first.getBoundingClientRect().left;
    });
  for (const text of ['A first tool.', 'See this.', 'Kiln!'])
    expect(await endsAtRight(text)).toBe(true);
  const link = page.getByRole('link', { name: arabic.watchAt.replace('{host}', 'vimeo.com') });
  await expect(link).toHaveAccessibleDescription(arabic.newTab);
  for (const period of ['سبتمبر 2021 – الآن', '2018 – مارس 2021'])
    await expect(page.getByText(period)).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  const place = arabic.position.replace('{number}', '1').replace('{total}', '3');
  await expect(dialog).toContainText(place);
  await expect(dialog.getByRole('button')).toHaveText([arabic.previous, arabic.next, arabic.close]);
});
