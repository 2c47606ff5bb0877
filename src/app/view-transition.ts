import { prefersReducedMotion } from '../browser/preferences.ts';
import { carryPicture, listPath } from './cover-transition.ts';
import type { AppRouter } from './router.tsx';
import './view-transition.css.ts';

/** Animates each navigation by a view transition. The first page must be rendered before this function is called. */
export function animatePageChanges(router: AppRouter): void {
  document.addEventListener('click', repeatClick);
  document.addEventListener('auxclick', repeatClick);
  let before = -1;
  let list: string | undefined;
  // When a transition starts, the navigation bar already marks the new link, so the old link is read here.
  router.subscribe('onBeforeLoad', () => {
    before = currentLink();
    if (import.meta.env.COVERS) list = listPath();
  });
  router.startViewTransition = (update) => {
    const { latestLocation, state } = router;
    const isNewPage = latestLocation.pathname !== state.resolvedLocation?.pathname;
    const isSeen = document.visibilityState === 'visible' && !prefersReducedMotion();
    if (!isNewPage || !isSeen || !document.startViewTransition) return update();
    const { dataset } = document.documentElement;
    delete dataset['change'];
    const carried =
      import.meta.env.COVERS && state.resolvedLocation
        ? carryPicture(pathOf(state.resolvedLocation), pathOf(latestLocation), list)
        : undefined;
    const transition = document.startViewTransition(async () => {
      await update();
      dataset['change'] = currentLink() < before ? 'back' : 'on';
      if (carried?.arrive() === false) transition.skipTransition();
    });
    const { ready, finished, updateCallbackDone } = transition;
    // If the next navigation skips this transition, its promises reject. This is no error: the page has changed.
    void Promise.allSettled([ready, finished]).then(carried?.end);
    return updateCallbackDone;
  };
}

const pathOf = ({ publicHref }: { publicHref: string }) =>
  new URL(publicHref, location.href).pathname;

/** Returns the index of the current page's link in the navigation bar; -1 if there is no such link. */
function currentLink(): number {
  const links = [...document.querySelectorAll('header > nav li > a')];
  if (document.dir === 'rtl') links.reverse();
  return links.findIndex((link) => link.hasAttribute('aria-current'));
}

/**
 * While a transition starts, browsers dispatch each click on the root element. This function repeats the
 * click, with the same mouse button, on the link or button under the pointer.
 */
function repeatClick(event: MouseEvent): void {
  const { target, button, clientX: x, clientY: y } = event;
  if (target !== document.documentElement || button > 1) return;
  const isThere = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const controls = [...document.querySelectorAll(button ? 'a' : 'a, button')].filter(isThere);
  controls.at(-1)?.dispatchEvent(new MouseEvent('click', event));
}
