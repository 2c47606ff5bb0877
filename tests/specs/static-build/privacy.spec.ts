import { followLink, waitForHydration } from '../../page/actions.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('a visit of all pages asks no other site, sets no cookie and keeps nothing but places', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(screens.welcome.path);
  await waitForHydration(page);
  await page.getByRole('button', { name: '🔊 Activar sonido' }).click();
  for (const screen of [screens.projects, screens.contact, screens.about, screens.welcome]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }

  // Where a page was scrolled to is written down when it is left.
  await page.reload();
  await waitForHydration(page);

  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url));
  expect(elsewhere.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  expect(elsewhere.length).toBeGreaterThan(4);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({
    local: [],
    session: [expect.stringContaining('scroll-restoration')],
    databases: [],
    caches: [],
    workers: 0,
  });
});
