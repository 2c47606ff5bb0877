import { savesData } from '../browser/preferences.ts';
import { pagePath } from '../shared/page-path.ts';
import type { PageLoader } from './page-loader.ts';

/** How many links of a page are followed ahead; more would be guesses. */
const mostAhead = 8;

/**
 * Asks for pages before a visitor does: for those that the page links to once it has nothing else to
 * do, and for any other as soon as its link is pointed at.
 */
export function prefetchPages(pages: PageLoader, base: string): void {
  const prefetch = (target: unknown) => {
    const path = target instanceof Element ? pathOf(target.closest('a'), base) : undefined;
    if (path !== undefined) pages.prefetch(path);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch(target), { passive: true });
  }
  if (savesData()) return;
  // Safari knows no idle callback; a second after the page is ready, it has nothing else to do.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => [...document.querySelectorAll('a')].slice(0, mostAhead).forEach(prefetch));
}

/** The page that a link leads to; none for one that leaves the site, or leads to a file. */
function pathOf(link: HTMLAnchorElement | null, base: string): string | undefined {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  if (!link.pathname.startsWith(base)) return undefined;
  const path = pagePath(link.pathname, base);
  // Of paths, only those of files have a dot.
  return path.includes('.') ? undefined : path;
}
