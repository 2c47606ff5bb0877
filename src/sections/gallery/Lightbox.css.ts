import { globalStyle, style } from '@vanilla-extract/css';
import { shape } from '../../ui/frame/shape.css.ts';
import { globalMedia } from '../../ui/style-rules.ts';
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
/** The room of the picture. Visitors enlarge the picture inside, so the browser does not scroll here. */
export const frame = style({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  overflow: 'clip',
  touchAction: 'none',
});
// The element has the shape of its picture, so it can grow out of the small picture, which has this shape too.
export const whole = style({
  width: `min(100cqw, 100cqh * ${shape})`,
  height: 'auto',
  backgroundSize: '100% 100%',
  selectors: { '&:not([width])': { aspectRatio: shape } },
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.l,
  padding: `${theme.space.s} ${theme.space.edge}`,
  '@media': { [wide]: { paddingInline: 0 } },
  fontSize: theme.size.label,
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

/** The class of the root element while a picture grows or shrinks, and the name of this picture. */
export const growing = style({});
export const growingName = 'picture';
globalStyle(`${growing} main`, { viewTransitionName: 'none' });
globalStyle(`${growing}::view-transition`, { background: 'none', animation: 'none' });
// For other transitions, the page has turned off the animations that browsers bring.
globalMedia(`::view-transition-group(${growingName})`, motionAllowed, {
  animation: 'revert',
  animationDuration: '0.4s',
});
globalStyle(`::view-transition-image-pair(${growingName})`, { isolation: 'auto' });
