/** If a link or button gets the keyboard focus, ends the entrance animations that may keep it off the screen. */
export function finishEntrancesOnFocus(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    // After a navigation, a script focuses the heading. Its entrance should be seen, so headings do not count.
    if (!(target instanceof Element && target.matches(':is(a, button):focus-visible'))) return;
    for (const animation of root.getAnimations()) {
      const { effect } = animation;
      const animated = effect instanceof KeyframeEffect ? effect.target : null;
      if (animated === target || !animated?.contains(target)) continue;
      // An endless animation is no entrance, and its method `finish()` would throw.
      if (effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'center' });
  });
}
