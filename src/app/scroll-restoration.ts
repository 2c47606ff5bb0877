import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Tells the router to restore the scroll position after a navigation only. A page is also rendered
 * by hydration, when it may be scrolled already, and with new content.
 */
export function createScrollRestoration(): (rendered: { location: ParsedLocation }) => boolean {
  let last: string | undefined;
  return ({ location }) => {
    const entry = location.state.__TSR_key ?? location.href;
    const isNavigation = last !== undefined && entry !== last;
    last = entry;
    return isNavigation;
  };
}
