import { style } from '@vanilla-extract/css';

/** Shows an element to screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // Below the content, the element would make the page scroll by a pixel, so it stands at the top.
  insetBlockStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Removes an element's own box, so its children are laid out as children of the element around it. */
export const boxless = style({ display: 'contents' });
