import { style } from '@vanilla-extract/css';

/** Shows an element to screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // If the element were below the content, the page could scroll by a pixel, so the element is at the top.
  insetBlockStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Removes an element's own box, so its children are laid out as children of the element around it. */
export const boxless = style({ display: 'contents' });
