import type { Page, Route } from 'playwright/test';
import {
  barLink,
  expectMarked,
  expectScreen,
  mark,
  open,
  recordDocuments,
  waitForHydration,
} from '../../page/actions.ts';
import { pageFiles } from '../../page/faults.ts';
import { type Screen, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const { welcome, about, contact, projects } = screens;

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

/** Goes from page to page. Each has to be complete and styled, whichever file is missing. */
async function walk(page: Page): Promise<void> {
  await page.goto('/projects/', { waitUntil: 'commit' });
  await expectScreen(page, projects);
  for (const screen of [about, welcome]) {
    await barLink(page, screen).click();
    await expectScreen(page, screen);
  }
  // If the style sheet is missing, the browser opens documents, which hold the styles of their first paint.
  await expect(page.getByRole('main').locator('section')).toHaveCSS('display', 'grid');
  // A link on the page works as well.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(projects.title);
}

const kinds = Object.entries(files);
/** Those that a page change needs, for a quick run. */
const needed = kinds.slice(3, 6);

test.describe('where files do not come', () => {
  test.use({ hasTimeLimits: true });

  for (const [fault, answer] of Object.entries(faults))
    for (const chosen of [needed, kinds]) {
      if (chosen === needed && fault !== 'is refused') continue;
      const title = `each of ${chosen.length} kinds of files ${fault}: every page is complete`;
      test(title, fullRunUnless(chosen === needed), async ({ page, consoleMessages }) => {
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
        for (const [kind, pattern] of chosen) {
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
});

// Extensions of browsers remove and wrap elements of pages, which React then cannot remove itself.
test.describe('where elements are removed or wrapped', () => {
  test.beforeEach(({ consoleMessages }) => {
    consoleMessages.allow(/NotFoundError/, /React error #418/, /goes on without its script/);
  });

  /** Expects the whole page of a screen, which reacts to the visitor. */
  async function expectWhole(page: Page, screen: Screen): Promise<void> {
    await expectScreen(page, screen);
    await expect(barLink(page, screen)).toHaveAttribute('aria-current', 'page');
    await waitForHydration(page);
  }

  test('links, Back and anchors lead to whole pages', async ({ page }) => {
    await open(page, projects.path);
    await page.evaluate(() => document.querySelector('main > *')?.remove());
    await mark(page);
    await page.evaluate(() => location.assign('#content'));
    await expect(page).toHaveURL(`${projects.path}#content`);
    await expectMarked(page);

    const documents = recordDocuments(page);
    await barLink(page, about).click();
    await expectWhole(page, about);
    await barLink(page, contact).click();
    await expectWhole(page, contact);
    await page.evaluate(() => {
      const sections = document.querySelector('main > *');
      const wrapper = document.createElement('div');
      sections?.replaceWith(wrapper);
      if (sections) wrapper.append(sections);
    });
    await page.goBack();
    await expectWhole(page, about);
    expect(documents).toEqual([about.path, about.path]);
  });

  for (const how of ['removed', 'replaced by a copy'])
    test(`a link leads to a whole page after <main> was ${how}`, async ({ page }) => {
      await open(page, projects.path);
      await page.evaluate((isCopied) => {
        const main = document.querySelector('main');
        main?.replaceWith(...(isCopied ? [main.cloneNode(true)] : []));
      }, how !== 'removed');
      const documents = recordDocuments(page);
      await barLink(page, about).click();
      await expectWhole(page, about);
      await barLink(page, contact).click();
      await expectWhole(page, contact);
      expect(documents).toEqual([about.path]);
    });

  test('a document that fails is loaded once more', async ({ page, consoleMessages }) => {
    consoleMessages.allow(/TypeError/);
    const documents = recordDocuments(page);
    // The document is of another build than the script, which finds no menu in it.
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"menu":[', '"links":[');
      return route.fulfill({ response, body });
    });
    // The document may be loaded once more before the load of the first has ended.
    const committed = { waitUntil: 'commit' } as const;
    for (const visit of [() => page.goto(about.path, committed), () => page.reload(committed)]) {
      documents.length = 0;
      await visit();
      await expect.poll(() => documents).toEqual([about.path, about.path]);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      await expectScreen(page, about);
    }
  });
});
