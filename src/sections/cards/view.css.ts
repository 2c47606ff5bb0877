import { style } from '@vanilla-extract/css';
import { lively, theme, touchSize } from '../../ui/theme.css.ts';

/** Two columns where the section itself has room for them, wherever it stands. */
const broad = '(min-width: 44rem)';
/** The last card of an odd number: beside it would be nothing. */
const alone = '&:nth-child(odd):last-child';

export const room = style({ containerType: 'inline-size' });
export const cards = style({
  display: 'grid',
  gap: theme.space.xl,
  '@container': {
    [broad]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space.l,
    },
  },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.m,
  alignContent: 'start',
  '@container': {
    [broad]: {
      selectors: {
        // Its words stand beside its picture.
        [alone]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          alignItems: 'end',
        },
      },
    },
  },
});
export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: theme.radius,
  background: theme.color.raised,
});
export const words = style({
  display: 'grid',
  gap: theme.space.s,
  paddingTop: theme.space.m,
  borderTop: `1px solid ${theme.color.line}`,
});
export const title = style({
  fontSize: theme.size.item,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: touchSize,
  textDecorationColor: theme.color.line,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  // The picture leads where the title does.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: theme.color.accent, textDecorationColor: 'currentColor' } },
  '@media': {
    [lively]: { transition: 'color 0.2s, text-decoration-color 0.2s' },
    print: { '::after': { position: 'static' } },
  },
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  color: theme.color.muted,
  fontSize: theme.size.small,
});
export const tag = style({ selectors: { '&:not(:last-child)::after': { content: ',' } } });
