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
import { allScreens, content, owner, type Screen, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

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
