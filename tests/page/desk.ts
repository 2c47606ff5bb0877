import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { open } from './actions.ts';

/** Returns a function that reads a file of a site as it is on the disk at that moment. */
export const readerOf =
  (folder: string, file = 'site.config.yaml') =>
  (): string =>
    readFileSync(join(folder, file), 'utf8');

/** Returns a function that finds a button by its whole name. */
export const buttonsOf =
  (page: Page) =>
  (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: true });

/** Opens a page of a dev server, and the desk on it by its button. */
export async function openDesk(page: Page, server: { url: string; folder: string }, path: string) {
  const site = readerOf(server.folder);
  const before = site();
  const button = buttonsOf(page);
  await open(page, server.url + path);
  await button('Edit').click();
  await expect(page.getByRole('toolbar', { name: 'Desk' })).toBeVisible();
  return { site, before, button };
}

/** Undoes so many acts, each of which changes what `read` returns. */
export async function undo(page: Page, acts: number, read: () => string): Promise<void> {
  for (let left = acts; left > 0; left -= 1) {
    const last = read();
    await buttonsOf(page)(/^Undo/).click();
    await expect.poll(read).not.toBe(last);
  }
}
