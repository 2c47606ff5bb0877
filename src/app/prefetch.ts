import { savesData } from '../browser/preferences.ts';
import { pagePath } from '../shared/page-path.ts';
import type { PageLoader } from './page-loader.ts';

/** How many links of a page are followed ahead; more would be guesses. */
const mostAhead = 8;

/**
 * Asks for pages before a visitor does: for those that the page links to once it has nothing else to
 * do, and for any other as soon as its link is pointed at. Script that only that page needs is asked
 * for then: it may be large, and most pages are never visited.
 */
export function prefetchPages(pages: PageLoader, base: string): void {
  const prefetch = (target: unknown, isMeant: boolean) => {
    const path = target instanceof Element ? pathOf(target.closest('a'), base) : undefined;
    if (path !== undefined) pages.prefetch(path, isMeant);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch(target, true), { passive: true });
  }
  if (savesData()) return;
  // Safari knows no idle callback; a second after the page is ready, it has nothing else to do.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => {
    for (const link of [...document.querySelectorAll('a')].slice(0, mostAhead))
      prefetch(link, false);
  });
}

/** The page that a link leads to; none for one that leaves the site. */
function pathOf(link: HTMLAnchorElement | null, base: string): string | undefined {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return link.pathname.startsWith(base) ? pagePath(link.pathname, base) : undefined;
}
