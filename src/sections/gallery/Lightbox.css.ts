import { globalStyle, style } from '@vanilla-extract/css';
import { motionAllowed, theme, wide } from '../../ui/theme.css.ts';

const safe = (side: 'top' | 'right' | 'bottom' | 'left') => `env(safe-area-inset-${side})`;

/** The dialog fills the screen, with the caption and the buttons below the picture. */
export const lightbox = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: `${safe('top')} ${safe('right')} ${safe('bottom')} ${safe('left')}`,
  border: 0,
  background: theme.color.surface,
  color: theme.color.text,
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' } },
  '@media': { [motionAllowed]: { transition: 'opacity 0.2s' } },
  '@starting-style': { opacity: 0 },
});

// The page behind the open dialog does not scroll.
globalStyle(`:root:has(${lightbox}[open])`, { overflow: 'hidden' });

export const stage = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  paddingBlockStart: theme.space.m,
  '@media': { [wide]: { paddingInline: theme.space.edge } },
});
export const whole = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.l,
  padding: `${theme.space.s} ${theme.space.edge}`,
  '@media': { [wide]: { paddingInline: 0 } },
  fontSize: theme.size.small,
});
export const position = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: theme.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  marginInline: theme.space.edge,
  paddingBlock: theme.space.s,
  borderTop: `1px solid ${theme.color.line}`,
});
export const closing = style({ marginInlineStart: 'auto' });
