import type { Locator, Page } from 'playwright/test';
import { barLink, expectMarked, mark, open, overlay, waitForFrames } from '../../page/actions.ts';
import { recordDataRequests } from '../../page/data-service.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Holds back the next answer with the data of the page about the owner. */
async function holdAnswer(page: Page) {
  let send: (() => Promise<void>) | undefined;
  await page.route(
    '**/about-me/page.json',
    async (route) => {
      const response = await route.fetch();
      send = () => route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isHeld: () => send !== undefined, send: () => send?.() };
}

/** Expects a heading to be shown, and to stay when the answer that was held back has come. */
async function expectToStay(heading: Locator, send: () => unknown): Promise<void> {
  await expect(heading).toBeVisible();
  await send();
  await waitForFrames(heading.page(), 3);
  await expect(heading).toBeVisible();
}

test('a text changes without a reload; scroll, focus and store stay', async ({ page, editor }) => {
  const asked = recordDataRequests(page);
  await open(page, `${editor.url}/about-me`);
  await expect.poll(() => asked).toHaveLength(1);
  await mark(page);
  await page.getByRole('link', { name: 'Code' }).focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  const scrolled = await page.evaluate(() => window.scrollY);

  editor.edit('site.config.yaml', 'heading: Technologies & Tools', 'heading: What I work with');
  await expect(page.getByRole('heading', { name: 'What I work with' })).toBeVisible();
  editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
  await expect(page.getByText('Gardener')).toBeVisible();

  await expectMarked(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByRole('link', { name: 'Code' })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('of two edits the later one is shown, though the answer to the earlier one comes last', async ({
  page,
  editor,
}) => {
  await open(page, `${editor.url}/about-me`);
  await mark(page);
  const { isHeld, send } = await holdAnswer(page);
  editor.edit('site.config.yaml', 'heading: Technologies & Tools', 'heading: The first');
  await expect.poll(isHeld).toBe(true);
  editor.edit('site.config.yaml', 'heading: The first', 'heading: The second');
  await expectToStay(page.getByRole('heading', { name: 'The second' }), send);
  await expectMarked(page);
});

test('a page that is on its way shows the edit that comes meanwhile', async ({ page, editor }) => {
  await open(page, `${editor.url}/contact-me`);
  await mark(page);
  const { isHeld, send } = await holdAnswer(page);
  await barLink(page, screens.about).click();
  await expect.poll(isHeld).toBe(true);
  editor.edit('site.config.yaml', 'heading: Technologies & Tools', 'heading: What I use');
  await expectToStay(page.getByRole('heading', { name: 'What I use' }), send);
  await expect(page).toHaveURL(/about-me$/);
  await expectMarked(page);
});

test('the video plays on while the texts over it change @full', async ({ page, editor }) => {
  await open(page, `${editor.url}/`);
  const video = page.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(0.2);
  await mark(page);
  const before = await time();
  editor.edit('site.config.yaml', 'label: Projects, page', 'label: Work, page');
  await expect(page.getByRole('link', { name: 'Work' })).toBeVisible();
  expect(await time()).toBeGreaterThanOrEqual(before);
  await expectMarked(page);
});

test('animation and colours change without a reload', async ({ page, editor }) => {
  await open(page, `${editor.url}/contact-me`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await mark(page);
  editor.edit('site.config.yaml', 'fadeInDown: { duration: 1200', 'fadeInDown: { duration: 1234');
  await expect(page.locator(':has(> h1)')).toHaveCSS('animation-duration', '1.234s');
  editor.edit('site.config.yaml', 'preset: dusk', "preset: dusk\n  surface: { light: '#fffff0' }");
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 240)');
  await expectMarked(page);
});

test('each preset is shown without a reload', async ({ page, editor }) => {
  await open(page, `${editor.url}/contact-me`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await mark(page);
  const names = ['dusk', 'noir', 'meridian', 'atelier', 'dusk'];
  for (const [index, name] of names.slice(1).entries()) {
    const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
    editor.edit('site.config.yaml', `preset: ${names[index]}`, `preset: ${name}`);
    await expect(heading).not.toHaveCSS('font-family', font);
  }
  // By the time of the next edit, a reload for the last preset would have come.
  editor.edit('site.config.yaml', "heading: 'Contact me by:'", 'heading: Write to me');
  await expect(heading).toHaveText('Write to me');
  await expectMarked(page);
});

test('a page that is added can be visited, a renamed one is shown at its new address', async ({
  page,
  editor,
}) => {
  await open(page, `${editor.url}/about-me`);
  await expect(page.getByRole('navigation')).toBeVisible();
  await mark(page);
  editor.edit(
    'site.config.yaml',
    '  - path: contact-me\n',
    `  - path: notes
    link: Notes
    title: Notes{separator}{appName}
    sections:
      - { type: prose, heading: Notes, paragraphs: [A new page.] }

  - path: contact-me
`,
  );
  const link = page.getByRole('navigation').getByRole('link', { name: 'Notes' });
  await link.click();
  await expect(page.getByText('A new page.')).toBeVisible();
  await expect(page).toHaveTitle('Notes - Vitrine');
  await expectMarked(page);
  editor.edit('site.config.yaml', 'path: notes', 'path: diary');
  await expect(page).toHaveURL(/\/diary$/);
  await expect(page.getByText('A new page.')).toBeVisible();
  await expect(link).toHaveAttribute('href', '/diary');
});

for (const times of [1, 100]) {
  const title = `the overlay reports a mistake over the last good page, loaded anew too, until it is mended, ${times} times`;
  test(title, fullRunUnless(times === 1), async ({ page, editor }) => {
    test.setTimeout(300_000);
    await open(page, `${editor.url}/projects`);
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await mark(page);
    // `waitFor` reacts at once, while an assertion polls less and less often.
    for (let time = 1; time <= times; time += 1) {
      editor.edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
      await overlay(page).waitFor({ state: 'attached' });
      if (time === 1) {
        await expect(overlay(page)).toContainText(/site\.config\.yaml:\d+:12/);
        // The overlay hides Vite's advice about a setting that owners do not have.
        await expect(overlay(page).getByText('server.hmr.overlay')).toBeHidden();
      }
      expect(await page.locator('h1').count()).toBe(1);
      editor.undo();
      await overlay(page).waitFor({ state: 'detached' });
    }
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await expectMarked(page);

    editor.edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
    await overlay(page).waitFor({ state: 'attached' });
    await page.reload();
    await overlay(page).waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    editor.undo();
    await overlay(page).waitFor({ state: 'detached' });
  });
}

test('a mistake that was mended before a page is open is not over it', async ({ page, editor }) => {
  const messages: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => messages.push(String(payload))),
  );
  const saidBefore = editor.output().length;
  editor.edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
  await expect.poll(() => editor.output().slice(saidBefore)).toContain('animation.stagger');
  editor.undo();
  editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
  const served = async () => (await fetch(`${editor.url}/about-me`)).text();
  await expect.poll(served).toContain('Gardener');

  await open(page, `${editor.url}/about-me`);
  await expect(page.getByText('Gardener')).toBeVisible();
  editor.undo();
  // By now all earlier messages have arrived.
  await expect(page.getByText('Full-stack developer', { exact: true })).toBeVisible();
  expect(messages.filter((message) => message.includes('animation.stagger'))).toEqual([]);
});
