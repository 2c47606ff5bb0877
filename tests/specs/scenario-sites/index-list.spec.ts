import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { expectTextsInPlace, fontsLoaded } from '../../page/layout.ts';
import { squeezedWords } from '../../page/texts.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const url = 'https://example.com/an/address';
const tags = ['Orientierungs- und Leitsysteme', '2019–2024'];
const wide = { src: '/media/poster.webp', alt: 'A wide picture' };
const upright = { src: '/media/portrait.webp', alt: 'An upright picture' };
const title = 'Straßenbahnhaltestellen an der Donau';
const description = 'Ein Leitsystem für alle, die zum ersten Mal hier sind.';
const [page, short] = ['about-me', 'Uhr'];
const rowsOf = (picture?: object) => [
  { title, url, description, tags, page, ...(picture && { picture }) },
  { title: short, description: short, ...(picture && { picture }) },
];
/** Projects with and without each part, between others that have none. JSON is YAML as well. */
const content = JSON.stringify({
  personalOwn: { own: { nameOwn: 'Ada', profession: 'Ingenieurin', label: short } },
  projects: [...rowsOf(wide), ...rowsOf(), ...rowsOf(upright), [short, url, description]],
  contactMe: [[title, url]],
});

for (const preset of presetNames) {
  const name = `an index of projects with and without pictures can be read on every screen in ${preset}`;
  test(name, fullRunUnless(preset === 'noir'), async ({ builtSite, page }) => {
    const site = siteWithTheme(`  preset: ${preset}\n  layout: { list: index }\n`);
    const { url: built } = await builtSite(`index ${preset}`, { site, content });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of [screens.projects, screens.contact]) {
      await open(page, built + path);
      await fontsLoaded(page);
      for (const width of [320, 361, 520, 650, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const place = `${path}, ${width} px wide`;
        await expectTextsInPlace(page, place);
        expect(await squeezedWords(page), place).toEqual([]);
      }
    }
    // The words of a row are beside its picture, however many there are.
    await page.goto(built + screens.projects.path);
    const below = await page.getByRole('article').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const picture = row.querySelector('img')?.getBoundingClientRect();
          return (
            picture &&
            [...row.children].some((each) => each.getBoundingClientRect().top > picture.bottom)
          );
        }).length,
    );
    expect(below, 'rows with words below their picture').toBe(0);
  });
}
