import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { openAtRest } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { bright, pictureOf } from '../../project/look-sites.ts';
import type { BuiltSite, PerWorker } from '../../project/scenario.ts';
import { sampleMedia } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

const terminal = { src: '/media/a terminal.gif', alt: 'A terminal', caption: 'The first version.' };
const film = { src: '/media/film.mp4', alt: 'A film' };
const sections = [
  { type: 'projects', heading: 'Works' },
  { type: 'gallery', heading: 'Gallery', pictures: [terminal, film] },
  {
    type: 'prose',
    heading: 'Text',
    paragraphs: [
      'How it began.',
      { picture: film.src, alt: film.alt },
      { picture: terminal.src, alt: terminal.alt, caption: terminal.caption },
    ],
  },
];
const files = {
  site: JSON.stringify({
    app: { name: 'Moving', description: 'Pictures that move.' },
    owner: { name: 'Ada' },
    theme: { preset: 'dusk' },
    pages: [
      { path: '', link: 'Moving', title: 'Moving', sections },
      { path: 'work', link: 'Work', title: 'Work', menu: false, sections: sections.slice(2) },
    ],
  }),
  content: JSON.stringify({
    personalOwn: { own: { nameOwn: 'Ada', profession: 'Engineer', label: 'Tools' } },
    projects: [{ title: 'Work', page: 'work', picture: { src: terminal.src, alt: 'Tables' } }],
    contactMe: [],
  }),
};

/** Builds a site with a GIF and a film, of which the picture beside it is the still. */
const build = (builtSite: PerWorker['builtSite']): Promise<BuiltSite> =>
  builtSite('moving pictures', files, {
    prepare: async ({ folder }) => {
      const media = join(folder, 'public', 'media');
      const frames = [bright, { r: 32, g: 64, b: 96 }, bright].map((color) =>
        pictureOf(color).resize(900, 600, { fit: 'fill' }).png().toBuffer(),
      );
      const { default: sharp } = await import('sharp');
      await sharp(await Promise.all(frames), { join: { animated: true } })
        .gif({ delay: [80, 80, 80] })
        .toFile(join(media, 'a terminal.gif'));
      copyFileSync(join(sampleMedia, 'media/film.h264.mp4'), join(media, 'film.mp4'));
      copyFileSync(join(sampleMedia, 'media/poster.webp'), join(media, 'film.webp'));
    },
  });

const movingFile = /-moving\.\w+$/;
const offer = (page: Page, { alt }: { alt: string }) =>
  page.getByRole('button', { name: `Play the film: ${alt}` });
/** What plays in the place of a picture. */
const playing = (place: Locator) => place.locator(':scope > :is(img, video)');
const play = (place: Locator) => expect(place).toHaveAttribute('data-moving', 'shown');
const standStill = (place: Locator) => expect(playing(place)).toHaveCount(0);

test('a picture plays while it is pointed at or has the focus, and is not loaded before', async ({
  builtSite,
  page,
}) => {
  const { url } = await build(builtSite);
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (movingFile.test(request.url()) && asked.push(request.url())),
  );
  await openAtRest(page, url);
  for (const picture of [film, terminal]) {
    const still = offer(page, picture).locator('picture img');
    await still.scrollIntoViewIfNeeded();
    await expect(still).toHaveJSProperty('complete', true);
  }
  expect(asked).toEqual([]);
  for (const picture of [film, terminal]) {
    const place = offer(page, picture);
    await place.scrollIntoViewIfNeeded();
    const still = place.locator('picture img');
    const before = await still.boundingBox();
    await place.hover();
    await play(place);
    expect(await still.boundingBox()).toEqual(before);
    expect(await playing(place).boundingBox()).toEqual(before);
    await expectNoFault(page, 'while it plays', () => true);
    await page.mouse.move(0, 0);
    await standStill(place);
    await place.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await play(place);
    await page.keyboard.press('Space');
    await standStill(place);
    await expect(place).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await play(place);
    await page.keyboard.press('Tab');
    await play(place);
    await place.click();
    await standStill(place);
    await page.mouse.move(0, 0);
  }
});

test('a picture within a link plays while the link is pointed at, and the link is followed', async ({
  builtSite,
  page,
}) => {
  const { url } = await build(builtSite);
  await openAtRest(page, url);
  const link = page.getByRole('link', { name: 'Work', exact: true }).first();
  const place = page.locator('article [data-moving]');
  await link.hover();
  await play(place);
  await page.mouse.move(0, 0);
  await expect(place).toHaveCount(0);
  await page.getByRole('link', { name: terminal.alt }).click();
  const large = page.getByRole('dialog').getByRole('button', { name: /Play the film/ });
  await large.hover();
  await play(large);
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page).toHaveURL(/work/);
});

test('a visitor who wants no motion, or saves data, has to press', async ({ builtSite, page }) => {
  const { url } = await build(builtSite);
  for (const saveData of [false, true]) {
    await page.emulateMedia({ reducedMotion: saveData ? 'no-preference' : 'reduce' });
    if (saveData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await openAtRest(page, url);
    const place = offer(page, terminal);
    await place.hover();
    await place.focus();
    await standStill(place);
    await place.click();
    await play(place);
    await page.mouse.move(0, 0);
    await play(place);
    await place.click();
    await standStill(place);
  }
});

test('without script a picture links to the file that moves', async ({
  builtSite,
  browser,
  request,
}) => {
  const { url } = await build(builtSite);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  for (const name of [
    `Play the film: ${film.alt}`,
    terminal.alt,
    `Play the film: ${terminal.alt}`,
  ]) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const answer = await request.get(new URL(address ?? '', url).href);
    expect(answer.headers()['content-type']).toMatch(
      name.includes(film.alt) ? 'video/mp4' : 'image/webp',
    );
  }
  await page.close();
});
