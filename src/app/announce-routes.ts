import { announcerId } from './Layout.tsx';
import type { AppRouter } from './router.tsx';

/**
 * After a navigation, focuses the heading of the new page and announces its title to screen readers.
 * The focus stays where it is if the visitor has moved it in the meantime.
 */
export function announceRoutes(router: AppRouter): void {
  let focusedBefore: Element | null = null;
  let pageBefore: Element | undefined;
  router.subscribe('onBeforeLoad', () => {
    if (import.meta.hot) pageBefore = shownPage();
    focusedBefore = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    // An edit has renamed the page, which stands as it was.
    if (import.meta.hot && shownPage() === pageBefore) return;
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

const shownPage = () => document.querySelector('main')?.children[0];
