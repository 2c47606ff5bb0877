import { prefersReducedMotion } from '../browser/preferences.ts';
import type { AppRouter } from './router.tsx';

/**
 * Lets one page give way to another by a view transition: from now on, so that the first page is not
 * one, and only when the address has changed. A visitor who asked for less motion sees none; the
 * styles say so once more, since they also hear of a change of mind.
 */
export function animatePageChanges(router: AppRouter): void {
  router.startViewTransition = (update) => {
    const { latestLocation, state } = router;
    const isMove = latestLocation.pathname !== state.resolvedLocation?.pathname;
    const isSeen = document.visibilityState === 'visible' && !prefersReducedMotion();
    if (!isMove || !isSeen || !document.startViewTransition) return update();
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
    // A press that comes before the last one is over skips its transition; the page changes all the same.
    const skipped = () => {};
    ready.catch(skipped);
    finished.catch(skipped);
    return updateCallbackDone;
  };
}
