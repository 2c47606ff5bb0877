import { prefersReducedMotion } from '../browser/preferences.ts';
import type { AppRouter } from './router.tsx';
import './view-transition.css.ts';

/**
 * Animates navigation from one page to another by a view transition; call it after the first page
 * was rendered, which is not animated. There is no transition for a visitor who prefers reduced
 * motion; the styles disable it too, for a preference that changes while one is running.
 */
export function animatePageChanges(router: AppRouter): void {
  document.addEventListener('click', passOnPress);
  document.addEventListener('auxclick', passOnPress);
  let before = -1;
  // By the time that a transition starts, the bar marks the link of the new page already.
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
    // The next navigation may skip a transition and reject these; the page has changed nevertheless.
    const ignoreSkipped = () => {};
    ready.catch(ignoreSkipped);
    finished.catch(ignoreSkipped);
    return updateCallbackDone;
  };
}

/**
 * The place of the current page among the links of the bar, from the left, whether or not they are
 * folded away; less than that of any link where there is no bar.
 */
function currentLink(): number {
  const links = [...document.querySelectorAll('header > nav li > a')];
  if (document.dir === 'rtl') links.reverse();
  return links.findIndex((link) => link.hasAttribute('aria-current'));
}

/**
 * Until the browser has the pictures of both pages, what is pressed lands on the root element, and would
 * be lost: it is passed on to the control there, which the browser does not find by its point then. The
 * middle button opens links in a tab, by a click that says which button it was; the right one has a menu.
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
