import type { Page, Route } from 'playwright/test';

/** Lets requests wait until the function it returns is called, and then be answered. */
export async function hold(
  page: Page,
  url: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
