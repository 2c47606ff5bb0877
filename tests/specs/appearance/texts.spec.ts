import type { Page } from 'playwright/test';
import { heading, open } from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { expectTextsInPlace, fontsLoaded } from '../../page/layout.ts';
import { cutTexts } from '../../page/texts.ts';
import { allScreens, content, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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

test('texts of any kind stay in their place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
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

test('of empty lists a note is seen, and of an empty owner nothing', async ({ page }) => {
  const own = { nameOwn: '', profession: '', label: '' };
  await answerWithJson(page, { personalOwn: { own }, projects: [], contactMe: [] });
  const main = page.getByRole('main');
  for (const screen of [screens.projects, screens.contact]) {
    await open(page, screen.path);
    const note = main.getByRole('paragraph');
    // Until the empty list has come, the page shows the prerendered one, which has a paragraph for each entry.
    await expect(note).toHaveCount(1);
    await expect(note).toHaveText(/\w/);
    await expect(heading(page)).toHaveText(screen.heading);
    await expect(main.getByRole('list')).toHaveCount(0);
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

const media = /\.(avif|webp|png|svg|woff2|mp4|webm|m4a)$/;

test('without media and fonts every page keeps its texts, those of the welcome on a dark background', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/, /^The video does not play/);
  await page.route(media, (route) => route.abort());
  for (const screen of allScreens) {
    await open(page, screen.path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading(page)).toHaveText(screen.heading);
      expect(await cutTexts(page), screen.path).toEqual([]);
      const hidden = await page
        .locator('main :is(h1, h2, p, a, li)')
        .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length);
      expect(hidden, screen.path).toBe(0);
    }
    if (screen === screens.welcome) {
      const hero = page.getByRole('main').locator('section');
      await expect(hero).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(hero).toHaveCSS('background-color', 'rgb(12, 10, 24)');
    }
    if (screen === screens.projects) await expectWordsOfLogo(page);
    if (screen === screens.about) await expectWordsOfPhoto(page);
  }
});

/** Expects the alternative text of the logo in its place, in one line. */
async function expectWordsOfLogo(page: Page): Promise<void> {
  const logo = page.locator('header img');
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
  await expect(logo).toHaveAttribute('width', '25');
  const { words, height } = await logo.evaluate((image) => ({
    words: getComputedStyle(image, '::after').content,
    height: image.parentElement?.getBoundingClientRect().height,
  }));
  expect(words).toContain(await logo.getAttribute('alt'));
  expect(height).toBeLessThan(60);
}

/** Expects the alternative text of the photo in its place. */
async function expectWordsOfPhoto(page: Page): Promise<void> {
  const photo = page.getByRole('main').getByRole('img');
  await expect(photo).toHaveAccessibleName(/\w/);
  await expect(photo).toHaveJSProperty('naturalWidth', 0);
  const { color, backgroundColor } = await photo.evaluate((image) => ({
    ...getComputedStyle(image),
  }));
  expect(color).not.toBe(backgroundColor);
  const [box, name] = [
    await photo.boundingBox(),
    await page.getByRole('main').getByText(owner.nameOwn).boundingBox(),
  ];
  // There is room for the text, and the owner's name follows close below.
  expect(box?.height).toBeGreaterThanOrEqual(20);
  expect(box?.width).toBeGreaterThan(100);
  expect((name?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(120);
}
