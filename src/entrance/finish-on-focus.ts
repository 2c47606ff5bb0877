/**
 * What a keyboard brings the focus to is there at once: the browser has scrolled to where it stood
 * at that moment, and its entrance would then carry it off the screen.
 */
export function listenForFocus(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    // A heading takes the focus after a move to its page, and enters all the same.
    if (!(target instanceof Element && target.matches(':is(a, button):focus-visible'))) return;
    for (const animation of root.getAnimations()) {
      const { effect } = animation;
      const moves = effect instanceof KeyframeEffect ? effect.target : null;
      if (moves !== target && moves?.contains(target)) animation.finish();
    }
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'center' });
  });
}
