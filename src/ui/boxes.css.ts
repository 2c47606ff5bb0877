import { style } from '@vanilla-extract/css';

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // At its natural place, below the content, it would make a page of full height scroll by a pixel.
  insetBlockStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** No box of the layout: what is in the element is laid out in its place. */
export const boxless = style({ display: 'contents' });
