import arabic from '../../../src/config/words/ar.json' with { type: 'json' };
import english from '../../../src/config/words/en.json' with { type: 'json' };
import japanese from '../../../src/config/words/ja.json' with { type: 'json' };
import portuguese from '../../../src/config/words/pt.json' with { type: 'json' };
import { open } from '../../page/actions.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

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
      words.pauseFilm,
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
