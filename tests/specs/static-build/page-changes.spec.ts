import type { Page } from 'playwright/test';
import { waitForFrames, waitForHydration, windowValue } from '../../page/actions.ts';
import { content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

// A rejection that nobody handles is an uncaught error, which fails any of these tests.

/** Whether each button of the welcome page says what its element does. */
async function buttonsAndElements(page: Page) {
  return page.evaluate(() => {
    const [sound, film] = [...document.querySelectorAll('main button')].map(
      (button) => button.textContent,
    );
    return {
      sound,
      track: document.querySelector('audio')?.paused === false,
      film,
      video: document.querySelector('video')?.paused === false,
    };
  });
}

const off = { sound: '🔊 Activar sonido', track: false, film: 'Pause the film', video: true };

test('of two clicks on links within 15 ms the second one counts', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const contact = boxes[1] ?? { x: 0, y: 0 };
  const about = boxes[3] ?? { x: 0, y: 0 };
  for (let round = 0; round < 15; round += 1) {
    await page.mouse.click(contact.x, contact.y);
    await page.waitForTimeout(15);
    await page.mouse.click(about.x, about.y);
    await page.waitForTimeout(15);
  }
  await expect(page).toHaveTitle(screens.about.title);
});

test('three presses of the sound button in one task leave it on', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('button')
    .first()
    .evaluate((b: HTMLElement) => {
      b.click();
      b.click();
      b.click();
    });
  await page.waitForTimeout(1500);
  console.log(await buttonsAndElements(page));
});

test('hundred presses', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  for (let n = 0; n < 101; n++)
    await page
      .getByRole('button')
      .first()
      .evaluate((b: HTMLElement) => b.click());
  await page.waitForTimeout(500);
  console.log(await buttonsAndElements(page));
  for (let n = 0; n < 100; n++)
    await page
      .getByRole('button')
      .nth(1)
      .evaluate((b: HTMLElement) => b.click());
  await page.waitForTimeout(500);
  console.log(await buttonsAndElements(page));
});

for (const delay of [0, 100, 200, 300, 400])
  test('presses while starting ' + delay, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { log: [] });
      addEventListener(
        'click',
        (e) =>
          (window as any).log.push([
            Math.round(performance.now()),
            (e.target as Element).localName,
            document.documentElement.dataset['script'],
          ]),
        true,
      );
    });
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button').first();
    await button.waitFor();
    const box = await button.boundingBox();
    await page.waitForTimeout(delay);
    let n = 0;
    const end = Date.now() + 1500;
    while (Date.now() < end) {
      await page.mouse.click(box!.x + 10, box!.y + 10);
      n++;
      await page.waitForTimeout(10);
    }
    await page.waitForTimeout(700);
    const log: any = await page.evaluate('log');
    console.log(
      n,
      log.length,
      log.filter((l: any) => l[1] !== 'button'),
      await buttonsAndElements(page),
      n % 2,
    );
  });

test('first 500 ms after a page change', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { log: [] });
    addEventListener(
      'click',
      (e) => (window as any).log.push((e.target as Element).localName),
      true,
    );
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/projects');
  await waitForHydration(page);
  const menu = page.getByRole('navigation').getByRole('button');
  const box = await menu.boundingBox();
  for (const target of ['/about-me', '/contact-me', '/projects']) {
    await page.evaluate(
      (t) => document.querySelector<HTMLElement>(`nav li a[href="${t}"]`)?.click(),
      target,
    );
    let n = 0;
    for (; n < 30; n++) {
      await page.mouse.click(box!.x + 10, box!.y + 10);
      await page.waitForTimeout(10);
    }
    console.log(target, n, await page.evaluate('log.splice(0)'));
  }
});
