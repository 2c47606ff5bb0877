import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import {
  barLink,
  expectMarked,
  heading,
  mark,
  open,
  overlay,
  waitForFrames,
} from '../../page/actions.ts';
import { recordDataRequests } from '../../page/data-service.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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
async function expectToStay(shown: Locator, send: () => unknown): Promise<void> {
  await expect(shown).toBeVisible();
  await send();
  await waitForFrames(shown.page(), 3);
  await expect(shown).toBeVisible();
}

test('edits of texts, constants, colours, a preset and pages are shown without a reload', async ({
  page,
  editor,
}) => {
  const named = (name: string) => page.getByRole('heading', { name });
  await test.step('scroll, focus and store stay', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked = recordDataRequests(page);
    await open(page, `${editor.url}/about-me`);
    await expect.poll(() => asked).toHaveLength(1);
    await mark(page);
    await page.getByRole('link', { name: 'Code' }).focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    const scrolled = await page.evaluate(() => window.scrollY);
    editor.edit('site.config.yaml', 'heading: Technologies & Tools', 'heading: What I work with');
    await expect(named('What I work with')).toBeVisible();
    editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
    await expect(page.getByText('Gardener')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page.getByRole('link', { name: 'Code' })).toBeFocused();

    await barLink(page, screens.contact).click();
    editor.edit('site.config.yaml', 'fadeInDown: { duration: 1200', 'fadeInDown: { duration: 1234');
    await expect(page.locator(':has(> h1)')).toHaveCSS('animation-duration', '1.234s');
    const font = await heading(page).evaluate((element) => getComputedStyle(element).fontFamily);
    const theme = "preset: meridian\n  surface: { light: '#fffff0' }";
    editor.edit('site.config.yaml', 'preset: dusk', theme);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 240)');
    await expect(heading(page)).not.toHaveCSS('font-family', font);
    // By the time of the next edit, a reload for the preset would have come.
    editor.edit('site.config.yaml', "heading: 'Contact me by:'", 'heading: Write to me');
    await expect(heading(page)).toHaveText('Write to me');
    await expectMarked(page);
    expect(asked).toHaveLength(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    editor.undo();
    await expect(heading(page)).toHaveText(screens.contact.heading);
  });

  await test.step('of two edits the later one, though the answer to the earlier one comes last, and so on a page that is on its way', async () => {
    const onItsWay = await holdAnswer(page);
    await barLink(page, screens.about).click();
    await expect.poll(onItsWay.isHeld).toBe(true);
    editor.edit('site.config.yaml', 'heading: Technologies & Tools', 'heading: What I use');
    await expectToStay(named('What I use'), onItsWay.send);
    await expect(page).toHaveURL(/about-me$/);

    const { isHeld, send } = await holdAnswer(page);
    editor.edit('site.config.yaml', 'heading: What I use', 'heading: The first');
    await expect.poll(isHeld).toBe(true);
    editor.edit('site.config.yaml', 'heading: The first', 'heading: The second');
    await expectToStay(named('The second'), send);
  });

  await test.step('a page that is added can be visited, a renamed one is shown at its new address', async () => {
    const added = `  - path: notes
    link: Notes
    title: Notes{separator}{appName}
    sections:
      - { type: prose, heading: Notes, paragraphs: [A new page.] }

  - path: contact-me
`;
    editor.edit('site.config.yaml', '  - path: contact-me\n', added);
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

  await test.step('a text in a Markdown file that is new, and then another', async () => {
    await mark(page);
    editor.put('content/ash.md', 'Plates of *ash*.');
    editor.edit('site.config.yaml', 'paragraphs: [A new page.]', 'file: ash.md');
    await expect(page.locator('em', { hasText: 'ash' })).toBeVisible();
    editor.put('content/ash.md', 'Plates of **zinc**.');
    await expect(page.locator('strong', { hasText: 'zinc' })).toBeVisible();
    await expectMarked(page);
  });

  await test.step('a text that is not published yet has a label', async () => {
    editor.put('content/notes/not-yet.md', '---\nhidden: true\n---\n# Not yet: a start\n\nA');
    editor.edit(
      'site.config.yaml',
      'type: prose, heading: Notes, file: ash.md',
      'type: writing, heading: Notes, folder: notes',
    );
    await expect(page.getByRole('article')).toHaveText(/Not yet: a start.*Draft/);
    await page.getByRole('link', { name: 'Not yet' }).click();
    await expect(page.getByRole('main')).toContainText('Draft');
  });
});

/** Expects an overlay of so many mistakes that says each once, and nothing of Vite. */
async function expectCards(page: Page, count: number): Promise<void> {
  await expect(overlay(page).getByRole('listitem')).toHaveCount(count);
  const [said = ''] = await overlay(page).locator('.window').allTextContents();
  const titles = await overlay(page).getByRole('heading').allTextContents();
  expect(titles.map((title) => said.split(title).length - 1)).toEqual(titles.map(() => 1));
  expect(said).not.toMatch(/plugin|server\.hmr\.overlay/);
}

/** A picture of this width in px, by which the test recognises it. */
const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#7a2e12' } })
    .webp()
    .toBuffer();

test('the overlay reports a mistake over the last good page until it is mended, and a file that has come is shown', async ({
  page,
  editor,
}) => {
  const title = page.getByRole('heading', { name: 'My Projects' });
  await open(page, `${editor.url}/projects`);
  await mark(page);
  editor.edit('site.config.yaml', 'stagger: 300', 'stagger: fast');
  await expect(overlay(page)).toContainText(/site\.config\.yaml:\d+:12/);
  await expectCards(page, 1);
  await expect(title).toBeVisible();
  await expectMarked(page);

  await test.step('each mistake in a card of its own, whose button mends it', async () => {
    editor.edit('site.config.yaml', "separator: ' - '", "seperator: ' - '");
    await expectCards(page, 2);
    await expect(overlay(page).getByRole('listitem').first()).toContainText(
      /"seperator".*site\.config\.yaml:\d+:3titles\.separator.*write separator: ' - '.* \^{9}/s,
    );
    await overlay(page).getByRole('button', { name: 'Mend it' }).click();
    await expectCards(page, 1);
    await expect(overlay(page)).toContainText('animation.stagger');
  });

  await test.step('on a page that is loaded anew too', async () => {
    await page.reload();
    await mark(page);
    await expect(overlay(page)).toBeAttached();
    await expect(title).toBeVisible();
    editor.undo();
    await expect(overlay(page)).toHaveCount(0);
    await expectMarked(page);
  });

  await test.step('over no later page', async () => {
    const messages: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => messages.push(String(payload))),
    );
    editor.edit('content/index.yaml', 'profession: Full-stack developer', 'profession: Gardener');
    await open(page, `${editor.url}/about-me`);
    await expect(page.getByText('Gardener')).toBeVisible();
    editor.undo();
    // By now all earlier messages have arrived.
    await expect(page.getByText('Full-stack developer', { exact: true })).toBeVisible();
    expect(messages.filter((message) => message.includes('animation.stagger'))).toEqual([]);
  });

  await test.step('a file that was missing, or has another content, is shown', async () => {
    const photo = page.getByRole('img', { name: 'Portrait of Alma Reyes' });
    await mark(page);
    editor.edit('site.config.yaml', 'src: /media/portrait.webp', 'src: /media/me.webp');
    await expect(overlay(page)).toContainText('there is no file public/media/me.webp');
    editor.put('public/media/me.webp', await picture(310));
    await expect(overlay(page)).toHaveCount(0);
    await expect(photo).toHaveJSProperty('naturalWidth', 310);
    editor.put('public/media/me.webp', await picture(320));
    await expect(photo).toHaveJSProperty('naturalWidth', 320);
    await expectMarked(page);

    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"/>';
    editor.put('public/media/logo.svg', new TextEncoder().encode(drawing));
    const logo = page.getByRole('img', { name: 'Vitrine' });
    // This assertion waits through the reload of the page.
    await expect(logo).toHaveJSProperty('naturalWidth', 77);
    // A reload that finds no page would come to that of the next test.
    editor.undo();
    await expect(logo).not.toHaveJSProperty('naturalWidth', 77);
  });
});
