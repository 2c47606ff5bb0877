import type { Page, Route } from 'playwright/test';
import { barLink, expectScreen } from '../../page/actions.ts';
import { pageFiles } from '../../page/faults.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

test.use({ hasTimeLimits: true });

/** Every kind of file that a page asks for, beside its document. */
const files: Record<string, RegExp> = {
  ...pageFiles,
  'the data service': /\/api\/index$/,
  'the video': /\.mp4$/,
  'the track': /\/track\./,
};

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is refused': (route) => route.abort('connectionrefused'),
  'is reset': (route) => route.abort('connectionreset'),
  'is blocked': (route) => route.abort('blockedbyclient'),
  hangs: () => new Promise(() => {}),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'is empty': (route) => route.fulfill({ body: '' }),
  'is of the wrong type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
};

/** Visits all pages. Each has to be complete and styled, whichever file is missing. */
async function walk(page: Page): Promise<void> {
  await page.goto('/projects/', { waitUntil: 'commit' });
  await expectScreen(page, screens.projects);
  for (const screen of [screens.about, screens.contact, screens.welcome]) {
    await barLink(page, screen).click();
    await expectScreen(page, screen);
  }
  // If the style sheet is missing, the browser opens documents, which hold the styles of their first paint.
  await expect(page.getByRole('main').locator('section')).toHaveCSS('display', 'grid');
  // A link on the page works as well.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(screens.projects.title);
}

const kinds = Object.entries(files);
const cases = Object.entries(faults).flatMap(([fault, answer]) => [
  // A quick run looks at the files that a page change needs.
  ...(fault === 'is refused' ? [{ fault, answer, kinds: kinds.slice(3, 6), tag: {} }] : []),
  { fault, answer, kinds, tag: fullRunUnless(false) },
]);

for (const { fault, answer, kinds, tag } of cases) {
  const title = `each of ${kinds.length} kinds of files ${fault}: every page is complete`;
  test(title, tag, async ({ page, consoleMessages }) => {
    test.setTimeout(600_000);
    consoleMessages.allow(
      /^Failed to load/,
      // The hash of a changed file does not match.
      /^Failed to find a valid digest in the 'integrity' attribute/,
      /^Error loading API data/,
      /^The (video|sound) does not play/,
      /goes on without its script/,
      /Failed to decode downloaded font|OTS parsing error/,
      // Half a script is a syntax error.
      /^$|^SyntaxError/,
    );
    for (const [kind, pattern] of kinds) {
      // Without motion pages change in less time, but without the film too.
      await page.emulateMedia({ reducedMotion: kind === 'the video' ? null : 'reduce' });
      await test.step(kind, async () => {
        await page.route(pattern, answer);
        await walk(page);
        // Some answers are still on their way, and those that hang never come.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
