import { style } from '@vanilla-extract/css';
import { display } from './display.css.ts';
import { motionAllowed, theme, touchSize } from './theme.css.ts';

/** A section with a heading and a list below it. */
export const block = style({
  display: 'grid',
  gap: `min(${theme.space.xl}, 8svh)`,
  minWidth: 0,
  // Below a page's own heading there is room; another one stands nearer to its list than to what is
  // above it.
  selectors: { '&:has(> * > h2)': { gap: theme.space.m } },
});

/** A heading, and right below it what it is about. */
export const headed = style({ display: 'grid', gap: theme.space.m, minWidth: 0 });

/** A row of a list, with a line above it. */
export const row = style({
  paddingBlock: theme.space.l,
  borderTop: `1px solid ${theme.color.line}`,
});

/** A large line outside of running text. */
export const strongLine = style([
  display,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.35em',
    minWidth: touchSize,
    // High enough for a finger, and no further from what is around it.
    paddingBlock: '0.28em',
    marginBlock: '-0.18em',
    fontSize: theme.size.item,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  },
]);

/** The same as a link; its underline is coloured when it is hovered over. */
export const strongLink = style([
  strongLine,
  {
    textDecorationLine: 'underline',
    textDecorationColor: theme.color.line,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    selectors: {
      '&:hover': { color: theme.color.accent, textDecorationColor: 'currentColor' },
      '&:active': { color: theme.color.accent },
    },
    '@media': { [motionAllowed]: { transition: 'color 0.2s, text-decoration-color 0.2s' } },
  },
]);

/** A link on a line of its own, in the type around it; high enough for a finger. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minWidth: touchSize,
  minHeight: touchSize,
  textDecorationColor: theme.color.line,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: theme.color.accent, textDecorationColor: 'currentColor' } },
  '@media': { [motionAllowed]: { transition: 'color 0.2s, text-decoration-color 0.2s' } },
});
