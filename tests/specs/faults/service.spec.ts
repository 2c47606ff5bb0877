import type { Page } from 'playwright/test';
import { type StaticHost, serveFolder } from '../../browser/static-server.ts';
import {
  barLink,
  expectScreen,
  followLink,
  heading,
  open,
  waitForFrames,
} from '../../page/actions.ts';
import type { ConsoleMessages } from '../../page/console-messages.ts';
import { blockAnswer, indexPath, recordDataRequests } from '../../page/data-service.ts';
import { answerDataBy, quickFaults, slowFaults } from '../../page/faults.ts';
import { builtPath } from '../../project/built-site.ts';
import { content, type Screen, screens } from '../../sample-site.ts';
import { test as base, expect, fullRunUnless } from '../../test.ts';

const { welcome, contact, projects, about } = screens;
const failure = /^Error loading API data:/;

/** The built site beside a data service of the test's own. */
const test = base.extend<{ service: StaticHost }>({
  service: async ({ consoleMessages }, use) => {
    // Chromium itself logs failed requests, and no script can prevent this.
    consoleMessages.allow(failure, /^Failed to load resource/);
    const host = await serveFolder(builtPath());
    await use(host);
    await host.close();
  },
});

/** Goes to a page while the service is out of order. The page has to be complete, and to log one line. */
async function expectSnapshot(
  page: Page,
  console: ConsoleMessages,
  go: () => Promise<unknown>,
  screen: Screen = projects,
): Promise<void> {
  const before = console.errors(failure).length;
  await go();
  await expect.poll(() => console.errors(failure).length).toBe(before + 1);
  await expectScreen(page, screen);
  await expect(page.getByText(/error|failed|try again/i)).toHaveCount(0);
  if (screen === projects)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(content.projects.length);
}

const all = Object.entries(quickFaults);
const representative = /^(status 503|Latin 1|a reset in the middle|400,000 malformed items)$/;

for (const faults of [all.filter(([name]) => representative.test(name)), all]) {
  const title = `with ${faults.length} faults pages are complete, log a line each, and ask again`;
  test(title, fullRunUnless(faults !== all), async ({ page, service, consoleMessages }) => {
    test.setTimeout(60_000 + faults.length * 10_000);
    // The policy of the page lets no redirect leave the site.
    consoleMessages.allow(/Content Security Policy/);
    for (const [fault, answer] of faults) {
      await test.step(fault, async () => {
        answerDataBy(service, answer);
        const go = () => open(page, `${service.url}/projects/`);
        await expectSnapshot(page, consoleMessages, go);
      });
    }
    const follow = () => barLink(page, about).click();
    await expectSnapshot(page, consoleMessages, follow, about);
    const { type, message } = consoleMessages.errors(failure).at(-1) ?? {};
    expect(type).toBe('error');
    const [text, error, ...rest] = message?.args() ?? [];
    expect(await text?.jsonValue()).toBe('Error loading API data:');
    expect(await error?.evaluate((value) => value instanceof Error)).toBe(true);
    expect(rest).toEqual([]);

    answerDataBy(service, (response) =>
      response.end(JSON.stringify({ contactMe: [['Live', 'https://example.com']] })),
    );
    consoleMessages.allow(/^Dropped malformed API data: personalOwn.own, projects$/);
    const requests = recordDataRequests(page);
    await barLink(page, contact).click();
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['Live']);
    // A part that the service leaves out keeps its snapshot.
    await barLink(page, projects).click();
    await expect(links).toHaveCount(content.projects.length);
    expect(requests).toHaveLength(1);
  });
}

test.describe('within eight seconds', () => {
  test.use({ hasTimeLimits: true });

  test('no answer is a failed load @full', async ({ page, service, consoleMessages }) => {
    for (const [name, answer] of Object.entries(slowFaults))
      await test.step(name, async () => {
        answerDataBy(service, answer);
        const start = Date.now();
        await expectSnapshot(page, consoleMessages, () => open(page, `${service.url}/projects/`));
        expect(Date.now() - start).toBeGreaterThanOrEqual(8_000);
      });
  });
});

test.describe('where the browser knows a password', () => {
  test.use({ httpCredentials: { username: 'ada', password: 'secret' } });

  test('the service gets none, and a kept answer counts no more', async ({
    page,
    service,
    consoleMessages,
  }) => {
    const passwords: unknown[] = [];
    answerDataBy(service, (response, { headers }) => {
      passwords.push(headers.authorization);
      // Without a body Chromium shows a page of its own, whose arrival interrupts the next navigation.
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end('401');
    });
    const url = `${service.url}/projects/`;
    await expectSnapshot(page, consoleMessages, () => open(page, url));
    expect(passwords).toEqual([undefined]);
    // A document with the same challenge gets the password, so the browser does know it.
    await page.goto(service.url + indexPath);
    expect(passwords.at(-1)).toMatch(/^Basic /);

    consoleMessages.allow(/^Dropped malformed/);
    const kept = { 'Cache-Control': 'max-age=31536000', 'Content-Type': 'application/json' };
    for (const title of ['Old', 'New']) {
      const answer = JSON.stringify({ projects: [[title, 'https://example.com', '']] });
      answerDataBy(service, (response) => response.writeHead(200, kept).end(answer));
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('link')).toHaveText([title]);
    }
  });
});

const sly = '<img src=x onerror="window.caught = true"><script>window.caught = true</script>';

test('a slow answer is asked for once, and read as text', async ({ page, consoleMessages }) => {
  const dropped = /^Dropped malformed API data: /;
  consoleMessages.allow(dropped);
  const release = await blockAnswer(page, {
    personalOwn: { own: { nameOwn: sly, profession: 7, label: 'Whole' } },
    projects: [
      ['First', 'https://example.com/1', sly],
      null,
      ['Two of three', 'https://example.com/2'],
      ['Sly script', ' java\nscript:alert(1)', 'Text.'],
      [sly, 'https://example.com/5', 'Whole.'],
    ],
    contactMe: [
      ['Mail', 'mailto:ada@example.com'],
      ['Page', 'data:text/html,<script>alert(1)</script>'],
      ['File', 'file:///etc/passwd'],
      ['Phone', 'tel:+34600000000'],
    ],
  });
  const requests = recordDataRequests(page);
  await open(page, projects.path);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(content.projects.length);
  for (const screen of [contact, projects]) {
    await followLink(page, screen);
    await expectScreen(page, screen);
    await waitForFrames(page, 2);
  }
  expect(requests).toHaveLength(1);

  release();
  await expect(links).toHaveText(['First', sly]);
  const lines = consoleMessages.errors(dropped).map(({ text }) => text.replace(dropped, ''));
  expect(lines).toEqual([
    'personalOwn.own.profession, projects[1], projects[2], projects[3], contactMe[1] and 1 more',
  ]);
  await expect(page.getByRole('listitem').getByText(sly, { exact: true })).toHaveCount(2);
  await followLink(page, contact);
  await expect(links).toHaveText(['Mail', 'Phone']);
  await barLink(page, welcome).click();
  await expect(heading(page)).toHaveText(sly);
  await expect(page).toHaveTitle(sly);
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await waitForFrames(page, 2);
  expect(await page.evaluate(() => 'caught' in window)).toBe(false);
});
