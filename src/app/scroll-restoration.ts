import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Tells a move to another place from a page that is only rendered again: the first time, which
 * hydrates a page that may have been scrolled already, or after new content.
 */
export function isMove(): (rendered: { location: ParsedLocation }) => boolean {
  let shown: string | undefined;
  return ({ location }) => {
    const place = location.state.__TSR_key ?? location.href;
    const moved = shown !== undefined && place !== shown;
    shown = place;
    return moved;
  };
}
