import type { Route } from 'playwright/test';
import { followLink, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { answerWith, answerWithJson, blockAnswer } from '../../page/data-service.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const failure = /^Error loading API data:/;
// Chromium reports requests that fail by itself; no script can keep it from doing so.
const browserReport = /^Failed to load resource/;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'an error of the server': (route) => route.fulfill({ status: 500, body: 'out of order' }),
  'a missing service': (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }),
  'HTML instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  null: (route) => route.fulfill({ json: null }),
  'a list': (route) => route.fulfill({ json: [['Title', 'https://example.com', 'Text']] }),
  'a number': (route) => route.fulfill({ json: 42 }),
  'a text': (route) => route.fulfill({ json: 'projects' }),
  'an empty body': (route) => route.fulfill({ body: '' }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  'a truncated answer': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"projects":[["Title","https://ex' }),
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'an unreachable service': (route) => route.abort('connectionrefused'),
};

for (const [name, answer] of Object.entries(failures)) {
  const title = `${name} leaves every page complete, and is only logged`;
  test(
    title,
    fullRunUnless(name === 'an error of the server'),
    async ({ page, consoleMessages }) => {
      consoleMessages.allow(failure, browserReport);
      await answerWith(page, answer);
      for (const [index, screen] of allScreens.entries()) {
        await test.step(screen.path, async () => {
          const before = consoleMessages.errors(failure).length;
          await page.goto(screen.path);
          await waitForHydration(page);
          await expect.poll(() => consoleMessages.errors(failure).length).toBe(before + 1);
          expect(before).toBe(index);
          await expect(page).toHaveTitle(screen.title);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
          await expect(page.getByText(/error|failed|try again/i)).toHaveCount(0);
        });
      }
      await followLink(page, screens.projects);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(
        content.projects.length,
      );
    },
  );
}

test('a failure is logged with the error itself', async ({ page, consoleMessages }) => {
  consoleMessages.allow(failure, browserReport);
  await answerWith(page, (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact-me');
  await expect.poll(() => consoleMessages.messages(failure).length).toBe(1);
  const [logged] = consoleMessages.messages(failure);
  expect(logged?.type()).toBe('error');
  const [text, error, ...rest] = logged?.args() ?? [];
  expect(await text?.jsonValue()).toBe('Error loading API data:');
  expect(await error?.evaluate((value) => value instanceof Error)).toBe(true);
  expect(rest).toEqual([]);
});

test('a slow service changes nothing until it answers', async ({ page }) => {
  const release = await blockAnswer(page);
  for (const screen of [...allScreens].reverse()) {
    await page.goto(screen.path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
    await expect(page).toHaveTitle(screen.title);
  }
  release();
});

test('malformed items are dropped, and named in one line on the console', async ({
  page,
  consoleMessages,
}) => {
  const dropped = /^Dropped malformed API data: /;
  consoleMessages.allow(dropped);
  await answerWithJson(page, {
    personalOwn: { own: { nameOwn: 'Ada', profession: 7, label: 'Whole' } },
    projects: [
      ['First', 'https://example.com/1', 'Whole.'],
      null,
      'text',
      { title: 'Object' },
      [],
      ['No link', 'not a link', 'Text.'],
      ['Two of three', 'https://example.com/2'],
      ['', 'https://example.com/3', 'No name.'],
      [3, 'https://example.com/4', 'Number.'],
      ['Script', 'javascript:alert(1)', 'Text.'],
      ['Sly script', ' java\nscript:alert(1)', 'Text.'],
      ['Last', 'https://example.com/5', 'Whole.'],
    ],
    contactMe: [
      ['Mail', 'mailto:ada@example.com'],
      ['Page', 'data:text/html,<script>alert(1)</script>'],
      ['File', 'file:///etc/passwd'],
      ['Blob', 'blob:https://example.com/1'],
      ['Phone', 'tel:+34600000000'],
    ],
  });
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['First', 'Last']);
  const lines = consoleMessages.errors(dropped).map(({ text }) => text.replace(dropped, ''));
  expect(lines).toEqual([
    'personalOwn.own.profession, projects[1], projects[2], projects[3], projects[4] and 9 more',
  ]);
  await followLink(page, screens.contact);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Mail', 'Phone']);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada');
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
});

test('what the service sends is text, never markup', async ({ page }) => {
  const sly = '<img src=x onerror="window.caught = true"><script>window.caught = true</script>';
  await answerWithJson(page, {
    personalOwn: { own: { nameOwn: sly, profession: sly, label: sly } },
    projects: [[sly, 'https://example.com', sly]],
    contactMe: [[sly, 'https://example.com']],
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect(page).toHaveTitle(sly);
  for (const screen of [screens.projects, screens.contact, screens.about]) {
    await followLink(page, screen);
    await expect(page.getByRole('main').getByText(sly, { exact: true }).first()).toBeVisible();
  }
  await waitForFrames(page, 2);
  expect(await page.evaluate(() => 'caught' in window)).toBe(false);
});

test('a part that the service leaves out keeps its snapshot', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/Dropped malformed API data: personalOwn\.own, contactMe$/);
  await answerWithJson(page, { projects: [['Only', 'https://example.com', 'Project.']] });
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Only']);
  await followLink(page, screens.contact);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(content.contactMe.length);
});
