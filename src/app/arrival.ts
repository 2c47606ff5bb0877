import type { AppRouter } from './router.ts';

/** The id of the live region that says a page's title to a screen reader. */
export const announcerId = 'announcer';

/** After a move to another page its heading takes the focus, and its title is announced. */
export function announceArrivals(router: AppRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = document.title;
  });
}
