import type { Page } from 'playwright/test';
import { serveFolder } from '../../browser/static-server.ts';
import { barLink, open } from '../../page/actions.ts';
import type { ConsoleMessages } from '../../page/console-messages.ts';
import { indexPath, recordDataRequests } from '../../page/data-service.ts';
import { answerDataBy, type Fault, quickFaults, slowFaults } from '../../page/faults.ts';
import { builtPath } from '../../project/built-site.ts';
import { content, screens } from '../../sample-site.ts';
import { test as base, expect, fullRunUnless } from '../../test.ts';

const failure = /^Error loading API data:/;

type Service = {
  url: string;
  /** Sets the fault of all further answers; without a fault the service answers well. */
  answerBy: (fault?: Fault) => void;
};

/** The built site beside a data service of the test's own. */
const test = base.extend<{ service: Service }>({
  service: async ({ consoleMessages }, use) => {
    consoleMessages.allow(failure, /^Failed to load resource/);
    const host = await serveFolder(builtPath());
    await use({ url: host.url, answerBy: (fault) => answerDataBy(host, fault) });
    await host.close();
  },
});

test.use({ hasTimeLimits: true });

/** Visits a page while the service is out of order. The page has to be complete, and to log one line. */
async function expectSnapshot(page: Page, url: string, console: ConsoleMessages): Promise<void> {
  const before = console.errors(failure).length;
  await open(page, `${url}/projects/`);
  await expect.poll(() => console.errors(failure).length).toBe(before + 1);
  await expect(page).toHaveTitle(screens.projects.title);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(content.projects.length);
}

const representative = [
  'status 503',
  'Latin 1',
  'a reset in the middle',
  '400,000 malformed items',
];
const quick = Object.entries(quickFaults);

for (const [name, faults] of Object.entries({
  [representative.join(', ')]: quick.filter(([fault]) => representative.includes(fault)),
  [`each of ${quick.length} faults of the data service`]: quick,
})) {
  const title = `${name}: the page is complete, one line is logged, and the next page asks again`;
  test(title, fullRunUnless(faults !== quick), async ({ page, service, consoleMessages }) => {
    test.setTimeout(60_000 + faults.length * 10_000);
    // The policy of the page lets no redirect leave the site.
    consoleMessages.allow(/Content Security Policy/);
    for (const [fault, answer] of faults) {
      await test.step(fault, async () => {
        service.answerBy(answer);
        await expectSnapshot(page, service.url, consoleMessages);
      });
    }
    service.answerBy((response) =>
      response.end(JSON.stringify({ contactMe: [['Live', 'https://example.com']] })),
    );
    consoleMessages.allow(/^Dropped malformed API data: personalOwn.own, projects$/);
    await barLink(page, screens.contact).click();
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['Live']);
    // A part that the service leaves out keeps its snapshot.
    await barLink(page, screens.projects).click();
    await expect(links).toHaveCount(content.projects.length);
  });
}

for (const [name, answer] of Object.entries(slowFaults)) {
  test(`${name} within eight seconds is a failed load, and the next page asks again @full`, async ({
    page,
    service,
    consoleMessages,
  }) => {
    const requests = recordDataRequests(page);
    service.answerBy(answer);
    const start = Date.now();
    await expectSnapshot(page, service.url, consoleMessages);
    expect(Date.now() - start).toBeGreaterThanOrEqual(8_000);
    service.answerBy();
    await barLink(page, screens.contact).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(consoleMessages.errors(failure)).toHaveLength(1);
  });
}

test.describe('where the browser knows a password', () => {
  test.use({ httpCredentials: { username: 'ada', password: 'secret' } });

  test('a challenge of the service asks nobody for it', async ({
    page,
    service,
    consoleMessages,
  }) => {
    const passwords: unknown[] = [];
    service.answerBy((response, { headers }) => {
      passwords.push(headers.authorization);
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end();
    });
    await expectSnapshot(page, service.url, consoleMessages);
    expect(passwords).toEqual([undefined]);
    // A document with the same challenge gets the password, so the browser does know it.
    await page.goto(service.url + indexPath).catch(() => {});
    expect(passwords.at(-1)).toMatch(/^Basic /);
  });
});

test('an answer that the browser has kept never wins over a newer one, or over none', async ({
  page,
  service,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Dropped malformed/);
  const answer = (title: string) =>
    JSON.stringify({ projects: [[title, 'https://example.com', '']] });
  const kept = { 'Cache-Control': 'max-age=31536000', 'Content-Type': 'application/json' };
  const links = page.getByRole('main').getByRole('link');
  for (const title of ['Old', 'New']) {
    service.answerBy((response) => response.writeHead(200, kept).end(answer(title)));
    await page.goto(`${service.url}/projects/`);
    await expect(links).toHaveText([title]);
  }
  service.answerBy((response) => response.writeHead(410, kept).end());
  await expectSnapshot(page, service.url, consoleMessages);
});
