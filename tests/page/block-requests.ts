import type { Page, Route } from 'playwright/test';

/** Blocks the requests that match until the function it returns is called; then they are answered. */
export async function blockRequests(
  page: Page,
  url: string,
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
