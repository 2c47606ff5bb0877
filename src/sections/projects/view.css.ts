import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme, wide } from '../../ui/theme.css.ts';

export const project = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: theme.space.xl,
      alignItems: 'start',
    },
  },
});
/** A project with a picture: the text beside it, or below it where the screen is narrow. */
export const pictured = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.s,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: theme.space.xl,
    },
  },
});
export const title = style({
  fontSize: theme.size.item,
  lineHeight: 1.15,
  selectors: { [`${project} > &`]: { '@media': { [wide]: { gridRow: 'span 2' } } } },
});
export const picture = style({
  order: -1,
  alignSelf: 'start',
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: theme.radius,
  background: theme.color.raised,
  objectFit: 'cover',
  '@media': { [wide]: { gridRow: '1 / -1', gridColumn: 1 } },
});
// The picture leads where the link does: the link reaches over it.
globalStyle(`${pictured} a::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: theme.space.l,
  width: '100%',
  aspectRatio: '3 / 2',
  '@media': {
    [wide]: { width: `calc((100% - ${theme.space.xl}) * 7 / 12)` },
    print: { content: 'none' },
  },
});
export const tags = style({ '@media': { [wide]: { gridColumn: 2 } } });
// Decoration: in the display font, widely spaced, and fading out along the line.
export const separator = style([
  display,
  {
    overflow: 'hidden',
    color: theme.color.accent,
    fontSize: theme.size.lead,
    lineHeight: 1,
    letterSpacing: '0.6em',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(90deg, #000 30%, transparent)',
    selectors: { '[dir=rtl] &': { maskImage: 'linear-gradient(-90deg, #000 30%, transparent)' } },
    '@media': { [wide]: { paddingTop: '0.55em' } },
  },
]);
export const description = style({ maxWidth: theme.measure, fontSize: theme.size.lead });
