import { style } from '@vanilla-extract/css';
import { entryTitle, quietLink } from '../../ui/page.css.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** The container query for sections with room for two columns. */
const broad = '(min-width: 40rem)';
/** The last card if the number of cards is odd, which has no card beside it. */
const alone = '&:nth-child(odd):last-child';

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
  gap: theme.space.s,
  alignContent: 'start',
  '@container': {
    [broad]: {
      selectors: {
        // The text is beside the picture.
        [alone]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: theme.space.l,
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
const lined = { paddingTop: theme.space.s, borderTop: rules.page };

export const words = style({
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  // If a card has no picture, a line is above its text.
  selectors: { '&:first-child': lined },
  '@container': { [broad]: { selectors: { [`${card}:nth-child(odd):last-child > &`]: lined } } },
});
// Titles are as high as links, so titles with and without a link are in line.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
// The link covers the whole card.
export const link = style([
  quietLink,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    '@media': { print: { '::after': { position: 'static' } } },
  },
]);
