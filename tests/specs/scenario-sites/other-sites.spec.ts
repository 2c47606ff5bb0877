import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import arabic from '../../../src/config/words/ar.json' with { type: 'json' };
import english from '../../../src/config/words/en.json' with { type: 'json' };
import japanese from '../../../src/config/words/ja.json' with { type: 'json' };
import portuguese from '../../../src/config/words/pt.json' with { type: 'json' };
import { heading, open, openAtRest } from '../../page/actions.ts';
import { entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { manyProjects } from '../../page/data-service.ts';
import { root } from '../../project/cli.ts';
import { importedSite, importedSites } from '../../project/look-sites.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, fullRunUnless, test, withMotion } from '../../test.ts';
import { resumeFrom } from '../../unit/written-site.ts';

const owner = { nameOwn: 'Ada $& <b>', profession: 'Engineer & more', label: "It's $1" };

/** Content as JSON, which is YAML too. */
const contentWith = (projects: unknown[], own = owner) =>
  JSON.stringify({ personalOwn: { own }, projects, contactMe: [] });

/** A font of the owner, as the site names it. */
const ownFont = "Ana's own, (1) año";
const fraunces =
  'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

test.describe('with motion', () => {
  test.use(withMotion);

  test('constants and pages come from the configuration', async ({
    scenario,
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    const project = scenario({
      site: readSite('other-constants'),
      content: contentWith(manyProjects(14)),
    });
    copyFileSync(join(root, fraunces), join(project.folder, 'public', 'media', `${ownFont}.woff2`));
    await project.buildWell();
    await recordAnimations(page);
    const url = await project.serve();

    // All that the page asks for, without a switch between light and dark.
    const texts: string[] = [];
    page.on('response', async (response) => {
      if (/document|script/.test(response.request().resourceType()))
        texts.push(await response.text());
    });
    await openAtRest(page, url);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts)
      expect(text).not.toMatch(/localStorage|data-scheme|<select|"color-scheme"/);
    await expect(page).toHaveTitle('Inicio');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const links = page.getByRole('navigation').getByRole('listitem');
    await expect(links).toHaveText(['Trabajos', 'Inicio', 'Cosas']);
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

    await page.goto(`${url}/contact-me`);
    await expect(page).toHaveURL(`${url}/`);
  });
});

/** The words of the sites of `tests/sites/languages/`, and their periods, which are written as dates. */
const languages = {
  'pt-BR': {
    words: portuguese,
    periods: ['setembro de 2021 – atualmente', '2018 – março de 2021'],
  },
  ja: { words: japanese, periods: ['2021年9月 – 現在', '2018年 – 2021年3月'] },
  ar: { words: arabic, periods: ['سبتمبر 2021 – الآن', '2018 – مارس 2021'] },
};

for (const [language, { words, periods }] of Object.entries(languages)) {
  const title = `a site in ${language} says all words in its language`;
  test(title, fullRunUnless(language === 'ar'), async ({ builtSite, page }) => {
    const site = readSite(`languages/${language}`);
    const { url, read } = await builtSite(`site in ${language}`, { site });
    await open(page, url);
    await expect(page.getByRole('navigation', { name: words.pages })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      words.soundOn,
      words.playFilm,
    ]);

    await open(page, `${url}/work/`);
    await expect(page.getByRole('link', { name: words.skip })).toBeAttached();
    const bar = page.getByRole('navigation', { name: words.navigation, exact: true });
    const choices = words.systemColors + words.lightColors + words.darkColors;
    await expect(bar.getByRole('combobox', { name: words.colors })).toContainText(choices);
    await expect(page.getByRole('button', { name: words.playVideo })).toBeVisible();
    const link = page.getByRole('link', { name: words.watchAt.replace('{host}', 'vimeo.com') });
    await expect(link).toHaveAccessibleDescription(words.newTab);
    for (const period of periods) await expect(page.getByText(period)).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${words.copy} `) }).first(),
    ).toBeVisible();

    await page.getByRole('main').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      words.position.replace('{number}', '1').replace('{total}', '3'),
    );
    await expect(dialog.getByRole('button')).toHaveText([words.previous, words.next, words.close]);
    await dialog.getByRole('button').last().click();

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('button', { name: words.menu, exact: true })).toBeVisible();

    const documents = ['index.html', 'work/index.html'].map((file) => read(file));
    const texts = documents.join('').replaceAll(/"\w+":/g, '');
    const left = Object.values(english).filter((word) => texts.includes(`"${word}"`));
    expect(left.filter((word) => word !== words.menu)).toEqual([]);
  });
}

for (const name of importedSites)
  test(
    `a site made of ${name} has a resume.json that says the same`,
    fullRunUnless(name === 'complete.json'),
    async ({ builtSite, page }) => {
      const files = await importedSite(name);
      const { url, read } = await builtSite(`site made of ${name}`, files);
      await page.goto(url);
      const link = page.locator('link[rel=alternate][type="application/json"]');
      await expect(link).toHaveAttribute('href', '/resume.json');
      expect(JSON.parse(read('resume.json').toString())).toEqual(await resumeFrom(files));
    },
  );
