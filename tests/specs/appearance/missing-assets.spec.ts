import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { cutTexts } from '../../page/layout.ts';
import { allScreens, owner, screens } from '../../sample-site.ts';
import { expect, fullRun, fullRunUnless, test } from '../../test.ts';

const kinds: Record<string, RegExp> = {
  pictures: /\.(avif|webp|png|svg)$/,
  fonts: /\.woff2$/,
  'the video': /\.mp4$/,
  'all media': /\.(avif|webp|png|svg|woff2|mp4|webm|m4a)$/,
};

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const [kind, pattern] of Object.entries(kinds)) {
  test(
    `without ${kind} every page keeps its texts`,
    fullRunUnless(kind === 'all media'),
    async ({ page, consoleMessages }) => {
      consoleMessages.allow(/^Failed to load resource/, /^The video does not play/);
      await page.route(pattern, (route) => route.abort());
      for (const { path, heading } of allScreens) {
        for (const viewport of sizes) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await waitForHydration(page);
          await waitForAnimations(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          expect(await cutTexts(page), path).toEqual([]);
          const hidden = await page
            .locator('main :is(h1, h2, p, a, li)')
            .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length);
          expect(hidden, path).toBe(0);
        }
      }
    },
  );
}

test(
  'where the photo is missing, its description stands in its place',
  fullRun,
  async ({ page, consoleMessages }) => {
    consoleMessages.allow(/^Failed to load resource/);
    await page.route(/portrait-/, (route) => route.abort());
    await page.goto(screens.about.path);
    await waitForHydration(page);
    await waitForAnimations(page);
    const photo = page.getByRole('main').getByRole('img');
    await expect(photo).toHaveAccessibleName(/\w/);
    await expect(photo).toHaveJSProperty('naturalWidth', 0);
    const { color, background } = await photo.evaluate((image) => {
      const style = getComputedStyle(image);
      return { color: style.color, background: style.backgroundColor };
    });
    expect(color).not.toBe(background);
    const [box, name] = [
      await photo.boundingBox(),
      await page.getByText(owner.nameOwn).boundingBox(),
    ];
    // Room enough for the words, and the owner close beneath.
    expect(box?.height).toBeGreaterThanOrEqual(20);
    expect(box?.width).toBeGreaterThan(100);
    expect((name?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(120);
  },
);

test('without the video the poster stays, and no button offers to play', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/, /^The video does not play/);
  await page.route(/\.mp4$/, (route) => route.abort());
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => consoleMessages.errors(/^The video does not play/)).toHaveLength(1);
  await expect(page.locator('video')).not.toHaveAttribute('data-shown');
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  const poster = page.locator('main picture img');
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'the film' })).toHaveCount(0);
});

test(
  'without video and poster the texts have a dark background',
  fullRun,
  async ({ page, consoleMessages }) => {
    consoleMessages.allow(/^Failed to load resource/, /^The video does not play/);
    await page.route(/\.(mp4|avif|webp)$/, (route) => route.abort());
    await page.goto('/');
    await waitForHydration(page);
    const hero = page.getByRole('main').locator('section');
    await expect(hero).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(hero).toHaveCSS('background-color', 'rgb(12, 10, 24)');
  },
);

test('of a logo that has not come its words are seen, in one line', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  await page.route(/logo\.svg$/, (route) => route.abort());
  await page.goto(screens.projects.path);
  await waitForHydration(page);
  const logo = page.locator('header img');
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
  await expect(logo).toHaveAttribute('width', '25');
  const { words, height } = await logo.evaluate((image) => ({
    words: getComputedStyle(image, '::after').content,
    height: image.parentElement?.getBoundingClientRect().height,
  }));
  expect(words).toContain(await logo.getAttribute('alt'));
  expect(height).toBeLessThan(60);
});
