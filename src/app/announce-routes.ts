import { announcerId } from './CurrentPage.tsx';
import { type AppRouter, onPageChange } from './router.tsx';

/** Focuses each new page's heading, unless the visitor has moved the focus, and announces the page's title. */
export function announceRoutes(router: AppRouter): void {
  let focusedBefore: Element | null = null;
  router.subscribe('onBeforeLoad', () => {
    focusedBefore = document.activeElement;
  });
  onPageChange(router, () => {
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    const focused = document.activeElement;
    if (focused === focusedBefore || focused === document.body) {
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = document.title;
  });
}
