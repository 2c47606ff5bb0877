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

const { about, contact, projects } = screens;

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

test.describe('where files do not come', () => {
  test.use({ hasTimeLimits: true });

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
});

const changes = {
  'its sections are removed': () => document.querySelector('main > *')?.remove(),
  'its sections are wrapped': () => {
    const sections = document.querySelector('main > *');
    const wrapper = document.createElement('div');
    sections?.replaceWith(wrapper);
    if (sections) wrapper.append(sections);
  },
};

/** Expects the whole page of a screen, which reacts to the visitor. */
async function expectWhole(page: Page, screen: Screen): Promise<void> {
  await expectScreen(page, screen);
  await expect(barLink(page, screen)).toHaveAttribute('aria-current', 'page');
  await waitForHydration(page);
}

// Extensions of browsers remove and wrap elements of pages, which React then cannot remove itself.
test.describe('where elements are changed', () => {
  test.beforeEach(({ consoleMessages }) => {
    consoleMessages.allow(/NotFoundError/, /React error #418/, /goes on without its script/);
  });

  for (const [change, make] of Object.entries(changes)) {
    test(`where ${change}, links, Back and anchors lead to whole pages`, async ({ page }) => {
      await open(page, projects.path);
      await page.evaluate(make);
      await mark(page);
      await page.evaluate(() => location.assign('#content'));
      await expect(page).toHaveURL(`${projects.path}#content`);
      await expectMarked(page);

      const documents = recordDocuments(page);
      await barLink(page, about).click();
      await expectWhole(page, about);
      await barLink(page, contact).click();
      await expectWhole(page, contact);
      await page.evaluate(make);
      await page.goBack();
      await expectWhole(page, about);
      expect(documents).toEqual([about.path, about.path]);
    });
  }

  test('where every page is changed once it is ready, every link leads to a whole page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset['script'] === 'ready')
          document.querySelector('main > * > *')?.parentElement?.replaceWith('Changed');
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await open(page, projects.path);
    const documents = recordDocuments(page);
    for (const { path, title } of [contact, about, projects]) {
      await barLink(page, { path }).click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toHaveText('Changed');
      await waitForHydration(page);
    }
    expect(documents).toEqual([contact.path, about.path, projects.path]);
  });

  test('a document that fails at once is loaded once more, and can be read without its script', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/TypeError/);
    const documents = recordDocuments(page);
    // The document is of another build than the script, which finds no menu in it.
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"menu":[', '"links":[');
      return route.fulfill({ response, body });
    });
    const opened: string[] = [];
    const expectReadable = async (screen: Screen) => {
      opened.push(screen.path, screen.path);
      await expect.poll(() => documents).toEqual(opened);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      await expectScreen(page, screen);
    };
    // The document may be loaded once more before the load of the first has ended.
    const committed = { waitUntil: 'commit' } as const;
    await page.goto(about.path, committed);
    await expectReadable(about);
    await page.reload(committed);
    await expectReadable(about);
    await barLink(page, projects).click();
    await expectReadable(projects);
    await page.goBack(committed);
    await expectReadable(about);
  });
});
