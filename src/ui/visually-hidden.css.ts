import { style } from '@vanilla-extract/css';

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // Below the page it would make one that fills the screen a pixel too high.
  insetBlockStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
