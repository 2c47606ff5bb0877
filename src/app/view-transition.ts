import { prefersReducedMotion } from '../browser/preferences.ts';
import type { AppRouter } from './router.tsx';
import './view-transition.css.ts';

/** Animates each navigation by a view transition, except for the first page, which must be rendered already. */
export function animatePageChanges(router: AppRouter): void {
  document.addEventListener('click', passOnPress);
  document.addEventListener('auxclick', passOnPress);
  let before = -1;
  // When a transition starts, the navigation bar already marks the new page, so the old page's link is read here.
  router.subscribe('onBeforeLoad', () => {
    before = currentLink();
  });
  router.startViewTransition = (update) => {
    const { latestLocation, state } = router;
    const isNewPage = latestLocation.pathname !== state.resolvedLocation?.pathname;
    const isSeen = document.visibilityState === 'visible' && !prefersReducedMotion();
    if (!isNewPage || !isSeen || !document.startViewTransition) return update();
    const { dataset } = document.documentElement;
    delete dataset['change'];
    const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
      await update();
      dataset['change'] = currentLink() < before ? 'back' : 'on';
    });
    // The next navigation may skip this transition, which rejects its promises. The page has still changed.
    void Promise.allSettled([ready, finished]);
    return updateCallbackDone;
  };
}

/** Returns the index of the current page among the links of the navigation bar; -1 without a bar. */
function currentLink(): number {
  const links = [...document.querySelectorAll('header > nav li > a')];
  if (document.dir === 'rtl') links.reverse();
  return links.findIndex((link) => link.hasAttribute('aria-current'));
}

/**
 * Passes a click during a transition on to the link or button under the pointer, with its mouse button.
 * While a transition starts, browsers report each click on the root element.
 */
function passOnPress(event: MouseEvent): void {
  const { target, button, clientX: x, clientY: y } = event;
  if (target !== document.documentElement || button > 1) return;
  const isThere = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const controls = [...document.querySelectorAll(button ? 'a' : 'a, button')].filter(isThere);
  controls.at(-1)?.dispatchEvent(new MouseEvent('click', event));
}
