import { announcerId } from './Announcer.tsx';
import type { AppRouter } from './router.tsx';

/**
 * After a move to another page its heading takes the focus, and its title is announced; unless the
 * visitor has moved the focus on meanwhile.
 */
export function announceRoutes(router: AppRouter): void {
  let before: Element | null = null;
  router.subscribe('onBeforeLoad', () => {
    before = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    const now = document.activeElement;
    if (now === before || now === document.body) {
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = document.title;
  });
}
