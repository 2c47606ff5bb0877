import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serveFolder } from '../../browser/static-server.ts';
import { barLink, heading, open, recordDocuments, waitForHydration } from '../../page/actions.ts';
import { indexPath } from '../../page/data-service.ts';
import { content, type Screen, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { projects, contact, about } = screens;
const firstProject = content.projects[0]?.[0] ?? '';
/** Texts that the second deploy has changed. */
const later = { firstProject: 'A later project', contact: 'Write to me:', about: 'Of late' };

const prefetched = (page: Page, { path }: Screen) => page.waitForResponse(`**${path}/page.json`);

/** Makes the browser save data, so that no page is prefetched. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const openScreen = (page: Page, url: string, { path }: Screen) => open(page, `${url}${path}/`);

/** Opens the projects as a visitor who saves data. */
async function openSavingData(page: Page, url: string): Promise<void> {
  await saveData(page);
  await openScreen(page, url, projects);
}

/** Follows a link of the bar, and expects the heading of the second deploy. */
async function follow(page: Page, screen: typeof contact | typeof about): Promise<void> {
  await barLink(page, screen).click();
  await expect(heading(page)).toHaveText(screen === about ? later.about : later.contact);
}

/** What a tab does before and after the deploy, and the documents that it requests after the deploy. */
type Visit = {
  before: (page: Page, url: string) => Promise<void>;
  after: (page: Page) => Promise<void>;
  documents: string[];
};

const visits: Record<string, Visit> = {
  'a page that was prefetched comes as its document, from which the next one is near': {
    before: async (page, url) => {
      await Promise.all([
        prefetched(page, contact),
        prefetched(page, about),
        openScreen(page, url, projects),
      ]);
    },
    after: async (page) => {
      await follow(page, contact);
      await waitForHydration(page);
      await follow(page, about);
    },
    documents: [contact.path],
  },
  'a page whose picture has gone comes as its document': {
    before: async (page, url) => {
      await openSavingData(page, url);
      // When the pointer is over a link, the script of its page is fetched too.
      await Promise.all([prefetched(page, about), barLink(page, about).hover()]);
      await page.waitForLoadState('networkidle');
    },
    after: async (page) => {
      await follow(page, about);
      const portrait = page.getByRole('main').getByRole('img');
      await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    },
    documents: [about.path],
  },
  'a page that was not prefetched comes as its document': {
    before: openSavingData,
    after: async (page) => {
      await barLink(page, contact).hover();
      await follow(page, contact);
    },
    documents: [contact.path],
  },
  'the page of before is there by Back, and the next one by Forward': {
    before: async (page, url) => {
      await openScreen(page, url, projects);
      await barLink(page, contact).click();
      await expect(page).toHaveTitle(contact.title);
    },
    after: async (page) => {
      await page.goBack();
      await expect(heading(page)).toHaveText(projects.heading);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(
        content.projects.length,
      );
      await page.goForward();
      await expect(heading(page)).toHaveText(contact.heading);
    },
    documents: [],
  },
  'a document that the browser has kept is there by Back, and leads on to the new deploy': {
    before: async (page, url) => {
      await saveData(page);
      await openScreen(page, url, contact);
      await openScreen(page, url, projects);
    },
    after: async (page) => {
      await page.goBack();
      await expect(heading(page)).toHaveText(contact.heading);
      await waitForHydration(page);
      await follow(page, about);
    },
    documents: [`${contact.path}/`, about.path],
  },
  'data that had not come before come from the new service': {
    before: async (page, url) => {
      await page.route(`**${indexPath}`, (route) => route.abort());
      await Promise.all([prefetched(page, projects), openScreen(page, url, contact)]);
    },
    after: async (page) => {
      await page.unroute(`**${indexPath}`);
      await barLink(page, projects).click();
      const links = page.getByRole('main').getByRole('link');
      await expect(links.first()).toHaveText(later.firstProject);
    },
    documents: [projects.path],
  },
  'a tab that was frozen in the background goes on': {
    before: async (page, url) => {
      await openSavingData(page, url);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    after: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await follow(page, about);
    },
    documents: [about.path],
  },
};

test('open tabs go on when another build takes the place of theirs @full', async ({
  scenario,
  context,
  consoleMessages,
}) => {
  test.setTimeout(600_000);
  consoleMessages.allow(/^Failed to load resource/, /^Error loading API data/);
  const project = scenario({});
  await project.buildWell();
  const dist = join(project.folder, 'dist');
  const host = await serveFolder(dist, { isReplaced: true });
  const scripts = () => readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const scriptsBefore = scripts();

  const tabs: { name: string; page: Page; visit: Visit }[] = [];
  for (const [name, visit] of Object.entries(visits)) {
    const page = await context.newPage();
    consoleMessages.listenTo(page);
    await visit.before(page, host.url);
    tabs.push({ name, page, visit });
  }

  project.edit('content/index.yaml', firstProject, later.firstProject);
  project.edit('site.config.yaml', contact.heading, later.contact);
  project.edit('site.config.yaml', `heading: ${about.heading}`, `heading: ${later.about}`);
  project.edit('site.config.yaml', '/media/portrait.webp', '/media/poster.webp');
  // Another constant changes the styles, and the scripts that hold names of styles.
  project.edit('site.config.yaml', 'stagger: 300', 'stagger: 200');
  await project.buildWell();
  const kept = scripts().filter((file) => scriptsBefore.includes(file));
  expect(kept.length).toBeLessThan(scriptsBefore.length);

  for (const { name, page, visit } of tabs) {
    await test.step(name, async () => {
      const documents = recordDocuments(page);
      await page.bringToFront();
      await visit.after(page);
      expect(documents).toEqual(visit.documents);
      if (visit.documents.length === 0) return;
      // The page is complete and of one build, so its links need no further document.
      await waitForHydration(page);
      await barLink(page, projects).click();
      await expect(page.getByRole('main').getByRole('link').first()).toHaveText(later.firstProject);
      expect(documents).toEqual(visit.documents);
    });
  }
  await host.close();
});
