import { prefersReducedMotion } from '../browser/preferences.ts';
import type { AppRouter } from './router.tsx';
import './view-transition.css.ts';

/**
 * Animates navigation from one page to another by a view transition; to be called once the first page is
 * rendered, which is not animated. The styles disable it too where a visitor prefers reduced motion:
 * the preference may change while a transition is running.
 */
export function animatePageChanges(router: AppRouter): void {
  document.addEventListener('click', passOnPress);
  document.addEventListener('auxclick', passOnPress);
  let before = -1;
  // When a transition starts, the bar already marks the link of the new page.
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
    // The next navigation may skip a transition, which rejects these; the page has changed nevertheless.
    const ignoreSkipped = () => {};
    ready.catch(ignoreSkipped);
    finished.catch(ignoreSkipped);
    return updateCallbackDone;
  };
}

/** The place of the current page among the links of the bar, from the left; -1 without a bar. */
function currentLink(): number {
  const links = [...document.querySelectorAll('header > nav li > a')];
  if (document.dir === 'rtl') links.reverse();
  return links.findIndex((link) => link.hasAttribute('aria-current'));
}

/**
 * While a transition begins, the browser reports every press as one of the root element, and finds no
 * control by its point. So that the press is not lost, the link or button that has its place there is
 * clicked, by the same button of the mouse: the middle one opens links in a tab.
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
