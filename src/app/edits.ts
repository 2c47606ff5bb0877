import type { ViteHotContext } from 'vite/types/hot.js';
import type { ContentStore } from '../data/store.ts';
import { editEvent, type PageData } from '../page-data.ts';

/** Shows the site as edited; `address` is where the visitor is now, if any page has come, gone or moved. */
type Show = (edited: PageData, address: string | undefined) => Promise<void>;

/** The page as it stands. */
type Page = { store: ContentStore; data: PageData };

/**
 * Development only: brings an edit of the owner's files onto the page as it stands, with its route,
 * scroll position, focus, film and store.
 */
export function receiveEdits(hot: ViteHotContext, { store, data }: Page, show: Show): void {
  let shown = data;
  hot.on(editEvent, async (edited: PageData) => {
    // Vite reloads a page whose first update finds an overlay, so it must not find one.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    if (isEqual(edited, shown)) return;
    const before = shown.site.pages.map(({ path }) => path);
    const after = edited.site.pages.map(({ path }) => path);
    if (!isEqual(shown.snapshot, edited.snapshot)) store.setState(edited.snapshot);
    shown = edited;
    await show(edited, isEqual(before, after) ? undefined : addressAfter(before, after));
  });
}

/** The address of the page on the screen, which may have been given another path. */
function addressAfter(before: readonly string[], after: readonly string[]): string {
  const base = import.meta.env.BASE_URL;
  const path = location.pathname.slice(base.length).replace(/\/$/, '');
  const renamed = before.length === after.length ? after[before.indexOf(path)] : undefined;
  return renamed === undefined || after.includes(path) ? location.pathname : base + renamed;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
