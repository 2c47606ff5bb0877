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
import { allScreens, content, owner, type Screen, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test, withMotion } from '../../test.ts';

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

for (const screen of allScreens) {
  test(`${screen.path} enters as specified, before any script, once`, async ({ page }) => {
    const release = await blockRequests(page, '**/*.js');
    await recordAnimations(page);
    await page.goto(screen.path, { waitUntil: 'commit' });
    const starts = async () => (await entrances(page)).map(({ startTime }) => startTime);
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
  });

  const title = `everything enters ${screen.path} again after client navigation`;
  test(title, fullRunUnless(screen === screens.projects), async ({ page }) => {
    await recordAnimations(page);
    const other = screen === screens.about ? screens.contact : screens.about;
    await openAtRest(page, other.path);
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
  });
}

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

/** The time of the first frame in which a matching element can be read. */
async function readableFrom(page: Page, selector: string): Promise<number> {
  for (const time of times) {
    await showFrame(page, time);
    const isReadable = await page.locator(selector).evaluateAll((elements) =>
      elements.some((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isAt = (share: number) =>
          element.contains(document.elementFromPoint(x + width / 2, y + height * share));
        return element.textContent !== '' && (isAt(0.3) || isAt(0.7));
      }),
    );
    if (isReadable) return time;
  }
  throw new Error(`${selector} cannot be read`);
}

// themes.spec.ts looks at wider screens, in each theme.
test('on a phone no text passes over another while a page enters, and the heading can be read first', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of allScreens) {
    await openPaused(page, path);
    expect(await textsOverTexts(page, times), path).toEqual([]);
    if (path !== screens.projects.path) continue;
    // What has ended cannot be shown from its beginning again.
    await openPaused(page, path);
    const row = await readableFrom(page, 'main li:first-child :is(a, p, span)');
    await openPaused(page, path);
    expect(await readableFrom(page, 'h1')).toBeLessThan(row);
  }
  // A section that enters from below is cut off below its place, with room for what letters need, and no more.
  await openPaused(page, screens.about.path);
  const limits = await page.locator('main *').evaluateAll((all) =>
    all.flatMap((element) => {
      const [, sides] = /^inset\((.*)\)$/.exec(getComputedStyle(element).clipPath) ?? [];
      const [top, , bottom = top] = (sides ?? '').split(' ');
      return sides === undefined ? [] : Number.parseFloat(bottom ?? '');
    }),
  );
  expect(limits.length).toBeGreaterThan(1);
  expect(Math.min(...limits)).toBeGreaterThan(-100);
});
