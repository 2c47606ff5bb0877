import { style } from '@vanilla-extract/css';
import { theme, touchSize, wide } from '../../ui/theme.css.ts';

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: theme.space.m,
  justifyItems: 'start',
  // A long address leaves the label its room.
  '@media': { [wide]: { gridTemplateColumns: 'auto 1fr fit-content(40%)' } },
});
export const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  width: touchSize,
  height: touchSize,
  borderRadius: theme.radius,
  background: theme.color.raised,
  color: theme.color.accent,
});
export const address = style({
  gridColumn: 2,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gridColumn: 'auto' }, print: { display: 'none' } },
});
