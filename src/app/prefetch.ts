import { savesData } from '../browser/preferences.ts';
import { pagePath } from '../shared/page-path.ts';
import type { PageLoader } from './page-loader.ts';

/** How many links of a page are prefetched before one of them is pointed at. */
const maxLinks = 8;

/**
 * Prefetches pages: those that the page links to once the browser is idle, but for the `large` ones,
 * and any other as soon as its link is pointed at, touched or focused. The script that only that page
 * needs is loaded then: it may be large, and most pages are never visited.
 */
export function prefetchPages(pages: PageLoader, base: string, large: readonly string[]): void {
  const prefetch = (target: unknown, isMeant: boolean) => {
    const path = target instanceof Element ? pathOf(target.closest('a'), base) : undefined;
    if (path !== undefined && (isMeant || !large.includes(path))) pages.prefetch(path, isMeant);
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

/** The path of the page that a link leads to; undefined for one that leaves the site, or leads to a file. */
function pathOf(link: HTMLAnchorElement | null, base: string): string | undefined {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  if (!link.pathname.startsWith(base)) return undefined;
  const path = pagePath(link.pathname, base);
  // Of paths, only those of files have a dot.
  return path.includes('.') ? undefined : path;
}
