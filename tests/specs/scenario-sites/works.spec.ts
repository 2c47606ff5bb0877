import { heading, open, waitForAnimations, windowValue } from '../../page/actions.ts';
import { pauseNextTransition } from '../../page/animations.ts';
import type { PerWorker } from '../../project/scenario.ts';
import { composedSite } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

const screen = { width: 1440, height: 900 };
const works = (builtSite: PerWorker['builtSite']) => builtSite('works', composedSite('works'));

test('the page of a work opens with its picture, its title and its facts, in the first screen, without script', async ({
  builtSite,
  browser,
}) => {
  const { url } = await works(builtSite);
  const context = await browser.newContext({ viewport: screen, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/works/engine`);
  await expect(heading(page)).toHaveText('Engine');
  const picture = page.getByRole('img', { name: 'Threads' }).first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  const place = await picture.boundingBox();
  expect(place).toMatchObject({ x: 0, width: screen.width });
  expect(place?.height).toBeLessThanOrEqual(0.7 * screen.height);
  await expect(page.getByText('Programs')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('definition').first()).toHaveText('1843');
  const facts = await page.getByRole('term').allTextContents();
  expect(facts).toEqual(['Year', 'Client', 'Role', 'Place', 'Award', 'Floor area']);
  // The page that lists it is marked, and the next work is at its end.
  await expect(page.getByRole('link', { name: 'Works' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Next project Sitter' }).click();
  await expect(heading(page)).toHaveText('A portrait');
  // An upright picture stays whole, beside its words.
  const upright = await page.getByRole('img', { name: 'A portrait' }).first().boundingBox();
  const title = await heading(page).boundingBox();
  expect(upright?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  await page.getByRole('link', { name: 'Next project Words alone' }).click();
  await expect(page.getByRole('definition').first()).toHaveText("St. James's Square");
  await context.close();
});

test('the picture of a work goes from its list to its page, and back, and nothing of it is left', async ({
  builtSite,
  page,
}) => {
  const { url } = await works(builtSite);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(screen);
  await open(page, `${url}/works`);
  /** Goes to a page, and returns whether a picture goes there too. */
  const carries = async (go: () => Promise<unknown>) => {
    await pauseNextTransition(page);
    await go();
    await expect.poll(() => windowValue(page, 'isTransitionPaused')).toBe(true);
    const names = await page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect);
      for (const animation of document.getAnimations()) animation.play();
      Object.assign(window, { isTransitionPaused: false });
      return effects.flatMap((each) =>
        each instanceof KeyframeEffect ? (each.pseudoElement ?? []) : [],
      );
    });
    await waitForAnimations(page);
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    return names.includes('::view-transition-group(work)');
  };
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  expect(await carries(() => link('Engine').click())).toBe(true);
  await expect(heading(page)).toHaveText('Engine');
  expect(await carries(() => page.goBack())).toBe(true);
  await expect(heading(page)).toHaveText('Works');
  expect(await carries(() => link('Engine').click())).toBe(true);
  expect(await carries(() => link('About').click())).toBe(false);
  // With less motion, the page is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link('Works').click();
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('no transition');
    };
  });
  await link('Engine').click();
  await expect(heading(page)).toHaveText('Engine');
});
