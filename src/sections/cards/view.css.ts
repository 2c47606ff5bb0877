import { style } from '@vanilla-extract/css';
import { covering, entryTitle, pictureBox, quietLink } from '../../ui/page.css.ts';
import { columnsFrom, halves } from '../../ui/style-rules.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** The container query for sections with room for two columns. */
const broad = '(min-width: 40rem)';
/** The last card if the number of cards is odd, which has no card beside it: its text is beside its picture. */
const alone = '&:nth-child(odd):last-child';

export const cards = style({
  ...columnsFrom(broad, halves, { columnGap: theme.space.l }),
  gap: theme.space.xl,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  selectors: {
    [alone]: {
      '@container': {
        [broad]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: halves,
          columnGap: theme.space.l,
        },
      },
    },
  },
});
export const picture = style({ ...pictureBox, aspectRatio: '3 / 2' });
const lined = { paddingTop: theme.space.s, borderTop: rules.page };

export const words = style({
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  // If a card has no picture, a line is above its text.
  selectors: { '&:first-child': lined },
  '@container': {
    [broad]: { selectors: { [`${card}:nth-child(odd):last-child > &`]: lined } },
  },
});
// Titles are as high as links, so titles with and without a link are in line.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
export const link = style([quietLink, covering]);
