import type { Page } from 'playwright/test';
import {
  blockRequests,
  followLink,
  heading,
  open,
  openAtRest,
  waitForAnimations,
  waitForHydration,
  windowValue,
} from '../../page/actions.ts';
import {
  type Entrance,
  entrances,
  forgetAnimations,
  kind,
  kindOf,
  recordAnimations,
} from '../../page/animations.ts';
import { answerWithJson, blockAnswer, manyProjects } from '../../page/data-service.ts';
import { openPaused, showFrame, textsOverTexts } from '../../page/entrance-frames.ts';
import { shownTexts } from '../../page/texts.ts';
import { allScreens, content, owner, type Screen, screens } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

// The constants of section 9 of the specification.
const byDefault = kind(600, 'Y', 50);
const fadeInUp = kind(800, 'Y', 550);
const fadeInDown = kind(1200, 'Y', -550);
const fadeInLeft = kind(800, 'X', -550);
const fadeInRight = kind(800, 'X', 550);
const list = kind(600, 'Y', -550);
const stagger = 300;

/** What enters each page, in document order, and how. */
const expected: Record<string, string[]> = {
  [screens.welcome.path]: [fadeInDown, fadeInLeft, fadeInRight, fadeInUp],
  [screens.contact.path]: [fadeInDown, ...content.contactMe.map(() => list)],
  [screens.projects.path]: [fadeInDown, ...content.projects.map(() => list)],
  [screens.about.path]: [fadeInLeft, fadeInRight, fadeInUp, byDefault],
};

function check(found: Entrance[], { path }: Screen): void {
  expect(found.map(kindOf)).toEqual(expected[path]);
  const rows = found.filter((each) => kindOf(each) === list);
  expect(rows.map(({ delay }) => delay)).toEqual(rows.map((_, index) => index * stagger));
  const others = found.filter((each) => kindOf(each) !== list);
  expect(others.map(({ delay }) => delay)).toEqual(others.map(() => 0));
}

test('each page enters as specified, before any script and after navigation', async ({ page }) => {
  await recordAnimations(page);
  const starts = async () => (await entrances(page)).map(({ startTime }) => startTime);
  for (const screen of allScreens) {
    await test.step(screen.path, async () => {
      const release = await blockRequests(page, '**/*.js');
      await page.goto(screen.path, { waitUntil: 'commit' });
      // All entrances have a start time as soon as the first frame is painted.
      await expect.poll(starts).toHaveLength(expected[screen.path]?.length ?? 0);
      await expect.poll(starts).not.toContain(null);
      check(await entrances(page), screen);
      expect(await windowValue(page, 'late')).toEqual([]);

      // Hydration keeps the elements, so nothing enters a second time.
      const before = await starts();
      release();
      await waitForHydration(page);
      await waitForAnimations(page);
      expect(await starts()).toEqual(before);
      const faint = (await shownTexts(page)).filter(({ opacity }) => opacity < 1);
      expect(faint.filter(({ inside }) => !inside.includes('button'))).toEqual([]);
    });
  }
  for (const screen of [screens.projects, screens.welcome]) {
    await forgetAnimations(page);
    await followLink(page, screen);
    if (screen === screens.welcome) await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(heading(page)).toHaveText(screen.heading);
    await waitForAnimations(page);
    const entered = (await entrances(page)).filter(({ text }) => text !== '');
    check(
      entered.filter(({ from }) => from.includes('translate')),
      screen,
    );
  }
});

test('rows that the service adds enter as they arrive, and nothing else does', async ({ page }) => {
  await recordAnimations(page);
  const projects = [...content.projects, ...manyProjects(2)];
  const release = await blockAnswer(page, { ...content, projects });
  await openAtRest(page, screens.projects.path);
  await forgetAnimations(page);

  release();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(projects.length);
  await waitForAnimations(page);
  const rows = await entrances(page);
  expect(rows.map(kindOf)).toEqual([list, list]);
  expect(rows.map(({ text }) => text.slice(0, 9))).toEqual(['Project 1', 'Project 2']);
  expect(Number(rows[1]?.delay) - Number(rows[0]?.delay)).toBe(stagger);

  const own = { ...owner, nameOwn: 'Ada Live' };
  await answerWithJson(page, { ...content, personalOwn: { own } });
  await open(page, '/');
  await expect(heading(page)).toHaveText('Ada Live');
  await waitForAnimations(page);
  check(await entrances(page), screens.welcome);
});

/** Every 50 ms, until the last row of the longest list has entered. */
const times = Array.from({ length: 45 }, (_, index) => index * 50);

/** Whether one of the elements that match can be read in the frame that is shown. */
const isReadable = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.some((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isAt = (share: number) =>
        element.contains(document.elementFromPoint(x + width / 2, y + height * share));
      return element.textContent !== '' && (isAt(0.3) || isAt(0.7));
    }),
  );

// themes.spec.ts looks at wider screens, in each theme.
test('no text passes over another while it enters', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/^Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of allScreens) {
    await openPaused(page, path);
    const end = await page.evaluate(() => {
      const ends = document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().endTime);
      return Math.max(...ends.map(Number));
    });
    const shown = times.filter((time) => time <= end);
    expect(await textsOverTexts(page, shown), path).toEqual([]);
  }
  await openPaused(page, screens.projects.path);
  for (const time of times) {
    await showFrame(page, time);
    if (await isReadable(page, 'h1')) break;
  }
  expect(await isReadable(page, 'h1')).toBe(true);
  expect(await isReadable(page, 'main li:first-child :is(a, p, span)')).toBe(false);
});
