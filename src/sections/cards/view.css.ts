import { style } from '@vanilla-extract/css';
import { entryTitle, quietLink } from '../../ui/page.css.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** Two columns where the section itself has room for them, wherever it stands. */
const broad = '(min-width: 40rem)';
/** The last card of an odd number: beside it would be nothing. */
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
        // Its words stand beside its picture.
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
  // A line stands above them where no picture does.
  selectors: { '&:first-child': lined },
  '@container': { [broad]: { selectors: { [`${card}:nth-child(odd):last-child > &`]: lined } } },
});
// As high without a link as with one, so that those of a row are on one line.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
// The picture leads where the title does.
export const link = style([
  quietLink,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    '@media': { print: { '::after': { position: 'static' } } },
  },
]);
