import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { type Screen, screens, site } from '../sample-site.ts';

/** Waits until the page reacts to the visitor, and the effects of React have run. */
export async function waitForHydration(page: Page): Promise<void> {
  // A development server that has just started may take longer than other waits to send its first page.
  await page.locator('html[data-script=ready]').waitFor({ state: 'attached', timeout: 60_000 });
  await waitForFrames(page, 2);
}

/** Opens an address, and waits until the page reacts to the visitor. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Opens an address, and waits until the page reacts to the visitor and its entrances are over. */
export async function openAtRest(page: Page, url: string): Promise<void> {
  await open(page, url);
  await waitForAnimations(page);
}

/** Waits for a number of painted frames, by which effects that were due have run. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

/** Waits until every entrance that has begun is over; in pages without JavaScript too. */
export async function waitForAnimations(page: Page): Promise<void> {
  const areOver = () => document.getAnimations().every(({ playState }) => playState === 'finished');
  await expect.poll(() => page.evaluate(areOver), { intervals: [50] }).toBe(true);
}

export const windowValue = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);

/** Marks the document that is open. */
export const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''));

/** Expects that the document is still the one that was marked: no page was loaded anew. */
export const expectMarked = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-marked');

/** The overlay of the development server, which reports what is wrong. */
export const overlay = (page: Page): Locator => page.locator('vite-error-overlay');

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The link to a page in the bar. */
export const barLink = (page: Page, { path }: { path: string }): Locator =>
  page.locator(`nav li a[href="${path}"]`);

/** The button that unfolds the menu on a small screen. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: site.navigation.menu });

/** The menu that is unfolded. */
export const openMenu = (page: Page): Locator => page.locator('[popover]:popover-open');

/** Goes to another page as a visitor does: by a link of the page that is open. */
export async function followLink(page: Page, screen: Screen): Promise<void> {
  const link = barLink(page, screen);
  if ((await link.count()) === 0) await followLink(page, screens.projects);
  if (!(await link.isVisible())) await menuButton(page).click();
  await link.click();
  await expect(page).toHaveURL(screen.path);
}

/** Expects the page of a screen, which is known by its title and its heading. */
export async function expectScreen(page: Page, { title, heading: text }: Screen): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toHaveText(text);
}

/** The paths of the documents that a page asks for from now on. */
export function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Blocks the requests that match until the function it returns is called; then they are answered. */
export async function blockRequests(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let unblock = () => {};
  const unblocked = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.route(url, async (route) => {
    await unblocked;
    await answer(route);
  });
  return unblock;
}
