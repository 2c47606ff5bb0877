import { style } from '@vanilla-extract/css';
import { entryTitle, quietLink } from '../../ui/page.css.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** Two columns where the section itself has room for them, wherever it stands. */
const broad = '(min-width: 40rem)';
/** The last card of an odd number, which has no card beside it. */
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
        // Words and picture are beside each other.
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
  // Without a picture above them, there is a line.
  selectors: { '&:first-child': lined },
  '@container': { [broad]: { selectors: { [`${card}:nth-child(odd):last-child > &`]: lined } } },
});
// As high as a link, so that titles with and without one are in line.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
// The whole card can be pressed.
export const link = style([
  quietLink,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    '@media': { print: { '::after': { position: 'static' } } },
  },
]);
