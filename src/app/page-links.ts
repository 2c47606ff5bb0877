import { savesData } from '../browser/preferences.ts';
import { pathOf } from './page-files.ts';
import type { PageLoader } from './page-loader.ts';

/** The maximum number of links per page whose data is prefetched when the browser is idle. */
const maxLinks = 8;

/**
 * Prefetches the data of linked pages once the browser is idle. A page's own script may be large, so the
 * script is loaded only when a visitor points at, touches or focuses the page's link.
 */
export function prefetchPages(pages: Pick<PageLoader, 'prefetch'>): void {
  const prefetch = (target: unknown, willOpen: boolean) => {
    const path = linkedPath(target);
    if (path !== undefined) pages.prefetch(path, willOpen);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch(target, true), { passive: true });
  }
  if (savesData()) return;
  // Safari has no requestIdleCallback. It is usually idle after a second, so a timer is used instead.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(() => {
    for (const link of [...document.links].slice(0, maxLinks)) prefetch(link, false);
  });
}

/** Returns the path of the page that the link around an element leads to; undefined if there is none. */
function linkedPath(target: unknown): string | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.href);
  // Paths of files contain a dot, and paths of pages do not.
  return path?.includes('.') ? undefined : path;
}
