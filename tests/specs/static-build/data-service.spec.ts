import {
  barLink,
  expectScreen,
  followLink,
  heading,
  open,
  waitForFrames,
} from '../../page/actions.ts';
import {
  answerWith,
  answerWithJson,
  blockAnswer,
  indexPath,
  recordDataRequests,
  visitWithData,
} from '../../page/data-service.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const failure = /^Error loading API data:/;

test('a service that fails is logged once by each page that asks; pages are complete', async ({
  page,
  consoleMessages,
}) => {
  // Chromium itself logs failed requests, and no script can prevent this.
  consoleMessages.allow(failure, /^Failed to load resource/);
  await answerWith(page, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  const requests = recordDataRequests(page);
  const expectFailures = (count: number) =>
    expect.poll(() => consoleMessages.errors(failure).length).toBe(count);
  for (const [index, screen] of allScreens.entries()) {
    await visitWithData(page, screen.path);
    await waitForFrames(page, 5);
    await expectFailures(index + 1);
    expect(requests).toHaveLength(index + 1);
    await expectScreen(page, screen);
    await expect(page.getByText(/error|failed|try again/i)).toHaveCount(0);
  }
  const { type, message } = consoleMessages.errors(failure).at(-1) ?? {};
  expect(type).toBe('error');
  const [text, error, ...rest] = message?.args() ?? [];
  expect(await text?.jsonValue()).toBe('Error loading API data:');
  expect(await error?.evaluate((value) => value instanceof Error)).toBe(true);
  expect(rest).toEqual([]);

  await followLink(page, screens.contact);
  await expectFailures(5);
  await page.unroute(`**${indexPath}`);
  await Promise.all([page.waitForResponse(`**${indexPath}`), followLink(page, screens.about)]);
  await followLink(page, screens.projects);
  await followLink(page, screens.contact);
  await waitForFrames(page, 2);
  expect(requests).toHaveLength(6);
  await expectFailures(5);
});

test('a slow service changes nothing, and is asked once', async ({ page }) => {
  await blockAnswer(page);
  const requests = recordDataRequests(page);
  await open(page, screens.projects.path);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(content.projects.length);
  for (const screen of [screens.contact, screens.projects]) {
    await followLink(page, screen);
    await expectScreen(page, screen);
    await waitForFrames(page, 2);
  }
  expect(requests).toHaveLength(1);
});

const sly = '<img src=x onerror="window.caught = true"><script>window.caught = true</script>';

test('malformed items are dropped, and logged once; what is shown is text, never markup', async ({
  page,
  consoleMessages,
}) => {
  const dropped = /^Dropped malformed API data: /;
  consoleMessages.allow(dropped);
  await answerWithJson(page, {
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
  await open(page, screens.projects.path);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['First', sly]);
  const lines = consoleMessages.errors(dropped).map(({ text }) => text.replace(dropped, ''));
  expect(lines).toEqual([
    'personalOwn.own.profession, projects[1], projects[2], projects[3], contactMe[1] and 1 more',
  ]);
  await expect(page.getByRole('listitem').getByText(sly, { exact: true })).toHaveCount(2);
  await followLink(page, screens.contact);
  await expect(links).toHaveText(['Mail', 'Phone']);
  await barLink(page, screens.welcome).click();
  await expect(heading(page)).toHaveText(sly);
  await expect(page).toHaveTitle(sly);
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await waitForFrames(page, 2);
  expect(await page.evaluate(() => 'caught' in window)).toBe(false);
});
