/**
 * Finishes the entrance of what the keyboard focuses: the browser has scrolled to where the element was at
 * that moment, and its entrance would carry it off the screen.
 */
export function finishEntrancesOnFocus(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    // A heading is focused by script after a navigation, and its entrance is to be seen.
    if (!(target instanceof Element && target.matches(':is(a, button):focus-visible'))) return;
    for (const animation of root.getAnimations()) {
      const { effect } = animation;
      const animated = effect instanceof KeyframeEffect ? effect.target : null;
      if (animated === target || !animated?.contains(target)) continue;
      // One that never ends cannot be finished, and is no entrance.
      if (effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'center' });
  });
}
