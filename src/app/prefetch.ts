import { savesData } from '../browser/preferences.ts';
import { linkedPath } from './linked-path.ts';
import type { PageLoader } from './page-loader.ts';

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
  base: string,
): void {
  const prefetch = (target: unknown, isMeant: boolean) => {
    const path = linkedPath(target, base);
    if (path !== undefined && !isDocument(path)) pages.prefetch(path, isMeant);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch(target, true), { passive: true });
  }
  if (savesData()) return;
  // Safari has no requestIdleCallback; a second after the page is ready, it is usually idle.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => {
    for (const link of [...document.querySelectorAll('a')].slice(0, maxLinks))
      prefetch(link, false);
  });
}
