// Extensions of browsers remove and wrap elements of pages, which React then cannot remove itself.
import type { Page } from 'playwright/test';
import {
  barLink,
  expectMarked,
  expectScreen,
  mark,
  open,
  recordDocuments,
  waitForHydration,
} from '../../page/actions.ts';
import { type Screen, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { about, contact, projects } = screens;

const changes = {
  'its sections are removed': () => document.querySelector('main > *')?.remove(),
  'its sections are wrapped': () => {
    const sections = document.querySelector('main > *');
    const wrapper = document.createElement('div');
    sections?.replaceWith(wrapper);
    if (sections) wrapper.append(sections);
  },
};

test.beforeEach(({ consoleMessages }) => {
  consoleMessages.allow(/NotFoundError/, /Minified React error #418/, /goes on without its script/);
});

/** Expects the whole page of a screen, which reacts to the visitor. */
async function expectWhole(page: Page, screen: Screen): Promise<void> {
  await expectScreen(page, screen);
  await expect(barLink(page, screen)).toHaveAttribute('aria-current', 'page');
  await waitForHydration(page);
}

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
