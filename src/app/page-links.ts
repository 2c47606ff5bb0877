import { savesData } from '../browser/preferences.ts';
import { pathOf } from './page-files.ts';
import type { PageLoader } from './page-loader.ts';

/** The number of links per page that are prefetched when the browser is idle. */
const maxLinks = 8;

/**
 * Prefetches the data of linked pages once the browser is idle. A page's own script may be large, so the
 * script is loaded only when a visitor points at, touches or focuses the page's link.
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
  // Safari has no requestIdleCallback, but is usually idle a second after the page is ready.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => {
    for (const link of [...document.links].slice(0, maxLinks)) prefetch(link, false);
  });
}

/**
 * Lets the browser load some pages as documents. Hides clicks on their links from the router, which
 * would add the URL to the history of the old document, and break the Back button.
 */
export function followAsDocuments(isDocument: (path: string) => boolean): void {
  const leave = (event: Event) => {
    const path = linkedPath(event.target);
    if (path !== undefined && isDocument(path)) event.stopPropagation();
  };
  document.addEventListener('click', leave, { capture: true });
}

/** Returns the path of the page of this site that a link around an element leads to, or else undefined. */
function linkedPath(target: unknown): string | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.href);
  // Paths of files contain a dot, and paths of pages do not.
  return path?.includes('.') ? undefined : path;
}
