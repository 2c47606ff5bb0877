import { waitForAnimations, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { blockRequests } from '../../page/block-requests.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import {
  cutTexts,
  fontsLoaded,
  overflow,
  overlappingTexts,
  watchShifts,
} from '../../page/layout.ts';
import { allScreens, content, owner, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

for (const width of [320, 768, 1440]) {
  for (const { path } of allScreens) {
    const title = `nothing moves on ${path} when the fonts come late, ${width} px wide`;
    const isRepresentative = width === 320 && path === screens.about.path;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      const unblock = await blockRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await waitForHydration(page);
      await waitForAnimations(page);
      unblock();
      expect(await fontsLoaded(page)).toHaveLength(2);
      await waitForFrames(page, 2);
      expect(await shifts()).toBeLessThan(0.005);
    });
  }
}

for (const width of [320, 360, 1024, 2560]) {
  const title = `nothing overflows the screen, ${width} px wide`;
  test(title, fullRunUnless(width === 320), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of allScreens) {
      await page.goto(path);
      await waitForHydration(page);
      await fontsLoaded(page);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), path).toEqual([]);
    }
  });
}

for (const count of [10, 200]) {
  for (const width of [320, 1440]) {
    const title = `${count} projects have rows of one height without gaps, ${width} px wide`;
    test(title, fullRunUnless(count === 200 && width === 320), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await answerWithJson(page, { ...content, projects: manyProjects(count) });
      await page.goto('/projects');
      await waitForHydration(page);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(count);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
      const boxes = await rows.evaluateAll((all) =>
        all.map((row, index) => {
          // Rows far down have a place but no size before they come near the screen.
          const isLaidOut = row.checkVisibility({ contentVisibilityAuto: true });
          return { index, isLaidOut, ...row.getBoundingClientRect().toJSON() };
        }),
      );
      const laidOut = boxes.filter(({ isLaidOut }) => isLaidOut);
      expect(laidOut.length).toBeGreaterThanOrEqual(Math.min(count, 50));
      for (const { index, top, height } of laidOut) {
        const above = laidOut.find((each) => each.index === index - 1);
        if (above) expect(Math.abs(top - above.bottom)).toBeLessThan(1);
        expect(height).toBe(laidOut[0].height);
      }
    });
  }
}

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

for (const width of [360, 1440]) {
  const title = `texts of any kind stay in their place, ${width} px wide`;
  test(title, fullRunUnless(width === 360), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const texts = Object.values(strangeTexts);
    const url = (index: number) => `https://example.com/${index}/${'a'.repeat(index * 100)}`;
    await answerWithJson(page, {
      ...content,
      projects: texts.map((text, index) => [text, url(index), text]),
      contactMe: texts.map((text, index) => [text, url(index)]),
    });
    for (const { path } of [screens.projects, screens.contact]) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(texts.length);
      await fontsLoaded(page);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), path).toEqual([]);
      expect(await overlappingTexts(page), path).toEqual([]);
      // No text is squeezed to one letter a line, for another that takes all the room.
      const heights = await page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(100_000);
    }
  });
}

test('a note stands in for an empty list', async ({ page }) => {
  await answerWithJson(page, { ...content, projects: [], contactMe: [] });
  for (const { path, heading } of [screens.projects, screens.contact]) {
    await page.goto(path);
    await waitForHydration(page);
    const main = page.getByRole('main');
    const note = main.getByRole('paragraph');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/\w/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('list')).toHaveCount(0);
    await waitForAnimations(page);
    await expect(note).toBeInViewport({ ratio: 1 });
  }
});

test('a very small screen scrolls to every part of the welcome page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await waitForHydration(page);
  await waitForAnimations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
  const main = page.getByRole('main');
  const parts = [main.getByRole('heading'), main.getByRole('link'), main.getByRole('button')];
  for (const part of parts) {
    for (const each of await part.all()) {
      await each.scrollIntoViewIfNeeded();
      // Browsers scroll by whole pixels.
      await expect(each).toBeInViewport({ ratio: 0.97 });
      const isOnTop = await each.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  }
});

const representative = [
  { width: 360, height: 640 },
  { width: 1440, height: 789 },
];

for (const viewport of [
  ...representative,
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 600 },
  { width: 1920, height: 950 },
  { width: 2560, height: 1440 },
]) {
  const title = `the welcome page fills ${viewport.width} by ${viewport.height} px exactly`;
  test(title, fullRunUnless(representative.includes(viewport)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await waitForHydration(page);
    await fontsLoaded(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(viewport.height);
  });
}

for (const nameOwn of ['Wolfeschlegelsteinhausenberger', 'Maximiliana Bartholomew-Smythe']) {
  const title = `the name ${nameOwn} leaves everything of the welcome on the screen`;
  test(title, fullRunUnless(!nameOwn.includes(' ')), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWithJson(page, { ...content, personalOwn: { own: { ...owner, nameOwn } } });
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 667, height: 375 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOwn);
      await fontsLoaded(page);
      expect(await cutTexts(page)).toEqual([]);
      for (const control of await page.getByRole('main').getByRole('button').all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the texts of all pages begin at one margin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1440, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    const margins = new Set<number>();
    for (const { path } of allScreens) {
      await page.goto(path);
      await waitForHydration(page);
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      margins.add(Math.round(box?.x ?? 0));
    }
    expect([...margins], `${width} px wide`).toHaveLength(1);
  }
});

test('a phone on its side gives less than half of its screen to bar and heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 667, height: 375 });
  for (const { path } of [screens.contact, screens.projects]) {
    await page.goto(path);
    const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
    expect(first?.y, path).toBeLessThan(375 / 2);
  }
});

test('technologies fill lines of about the same length, and begin where their heading does', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(screens.about.path);
  await waitForHydration(page);
  for (const width of [320, 360, 412, 600, 667, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('list').filter({ has: page.getByText('Laravel') });
    const lines = await list.getByRole('listitem').evaluateAll((items) => {
      const starts = new Map<number, number[]>();
      for (const item of items) {
        const range = document.createRange();
        range.selectNodeContents(item);
        const { left, top } = range.getBoundingClientRect();
        starts.set(Math.round(top), [...(starts.get(Math.round(top)) ?? []), left]);
      }
      return [...starts.values()];
    });
    const heading = await page.getByRole('heading', { name: 'Technologies' }).boundingBox();
    for (const [first = 0, ...others] of lines) {
      expect(first, `${width} px wide`).toBeCloseTo(heading?.x ?? 0, 0);
      expect(others.length, `beside another, ${width} px wide`).toBeGreaterThan(0);
    }
  }
});

test('technologies are apart where they are copied', async ({ page }) => {
  await page.goto(screens.about.path);
  const list = page.getByRole('list').filter({ has: page.getByText('Laravel') });
  await expect(list).toHaveText(/^PHP Laravel Node\.js /);
});
