import { savesData } from '../browser/preferences.ts';
import type { PageLoader } from './page-loader.ts';
import { pathOf } from './site-addresses.ts';

/** How many links of a page are prefetched before one of them is pointed at. */
const maxLinks = 8;

/**
 * Prefetches pages: those that the page links to once the browser is idle, and any other as soon as its
 * link is pointed at, touched or focused. The script that only that page needs is loaded then: it may
 * be large, and most pages are never visited.
 */
export function prefetchPages(
  pages: Pick<PageLoader, 'prefetch'>,
  isDocument: (path: string) => boolean,
): void {
  const prefetch = (target: unknown, isMeant: boolean) => {
    const path = linkedPath(target);
    if (path !== undefined && !isDocument(path)) pages.prefetch(path, isMeant);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch(target, true), { passive: true });
  }
  if (savesData()) return;
  // Safari has no requestIdleCallback; a second after the page is ready, it is usually idle.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => {
    for (const link of [...document.links].slice(0, maxLinks)) prefetch(link, false);
  });
}

/**
 * Leaves links to some pages to the browser. The router hears nothing of these clicks: it would enter
 * the address into the history of the document that is left, and Back would lead there within it.
 */
export function followAsDocuments(isDocument: (path: string) => boolean): void {
  const leave = (event: Event) => {
    const path = linkedPath(event.target);
    if (path !== undefined && isDocument(path)) event.stopPropagation();
  };
  document.addEventListener('click', leave, { capture: true });
}

/**
 * The path of the page that a link leads to, by anything in the link; undefined for what is in no link,
 * and for a link that leaves the site, or leads to a file.
 */
function linkedPath(target: unknown): string | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.href);
  // The path of a page has no dot, as that of a file has.
  return path?.includes('.') ? undefined : path;
}
