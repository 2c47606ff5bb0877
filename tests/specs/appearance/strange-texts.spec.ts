import { heading, open, waitForAnimations } from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { expectTextsInPlace, fontsLoaded } from '../../page/layout.ts';
import { content, owner, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const strangeTexts = {
  'one word': 'Donaudampfschifffahrt'.repeat(20),
  'a word of 10,000 letters': 'W'.repeat(10_000),
  '10,000 characters': 'Many words in a row, '.repeat(476),
  'right to left': 'مشروع طويل جدا '.repeat(20),
  'a word from right to left': 'مشروع'.repeat(100),
  'both directions': 'שלום hello 123 (עולם) '.repeat(20),
  'a turn that never ends': '\u202eabc def'.repeat(50),
  'words without width between them': 'zero\u200bwidth'.repeat(100),
  'words that are joined': 'joined\u2060'.repeat(100),
  'blanks that do not break': 'one\u00a0'.repeat(100),
  'marks upon marks': `Z${'\u0300'.repeat(500)}`,
  'families of emoji': '👩‍👩‍👧‍👦'.repeat(100),
  'no blanks at all': '日本語の長い文章です。'.repeat(50),
  lines: 'a\n\tb'.repeat(100),
  'no width': '\u200b'.repeat(1_000),
};

for (const width of [320, 1440]) {
  const title = `texts of any kind stay in their place, ${width} px wide`;
  test(title, fullRunUnless(width === 320), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const texts = Object.values(strangeTexts);
    const url = (index: number) => `https://example.com/${index}/${'a'.repeat(index * 100)}`;
    const word = 'Unbreakable'.repeat(12);
    await answerWithJson(page, {
      projects: texts.map((text, index) => [text, url(index), text]),
      contactMe: texts.map((text, index) => [text, url(index)]),
      personalOwn: { own: { nameOwn: word, profession: word, label: word } },
    });
    for (const { path } of [screens.projects, screens.contact]) {
      await open(page, path);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(texts.length);
      await fontsLoaded(page);
      await expectTextsInPlace(page, path);
      // No text is squeezed to one letter a line, for another that takes all the room.
      const heights = await page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(100_000);
    }
    for (const { path } of [screens.welcome, screens.about]) {
      await open(page, path);
      await expect(page.getByText(word).first()).toBeVisible();
      await expectTextsInPlace(page, path);
    }
  });
}

test('of empty lists a note is seen, and of an empty owner nothing', async ({ page }) => {
  const own = { nameOwn: '', profession: '', label: '' };
  await answerWithJson(page, { personalOwn: { own }, projects: [], contactMe: [] });
  const main = page.getByRole('main');
  for (const screen of [screens.projects, screens.contact]) {
    await open(page, screen.path);
    const note = main.getByRole('paragraph');
    await expect(note).toHaveText(/\w/);
    await expect(heading(page)).toHaveText(screen.heading);
    await expect(main.getByRole('list')).toHaveCount(0);
    await waitForAnimations(page);
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  await open(page, screens.about.path);
  await expect(main.getByRole('figure').getByRole('caption')).toHaveCount(0);
  await expect(main.getByText(owner.nameOwn, { exact: true })).toHaveCount(0);
  await open(page, screens.welcome.path);
  await expect(page).toHaveTitle(content.personalOwn.own.nameOwn);
  // The name of the page stands in for that of the owner, for screen readers.
  await expect(heading(page)).toHaveText('Welcome');
  await expect(main.getByRole('link')).toHaveCount(3);
});
