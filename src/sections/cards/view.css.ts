import { style } from '@vanilla-extract/css';
import { covering, entryTitle, pictureBox, quietLink } from '../../ui/page.css.ts';
import { columnsFrom, halves } from '../../ui/style-rules.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** The container query for sections with room for two columns. */
const broad = '(min-width: 40rem)';
/** Matches the last card of an odd number of cards. This card fills a row, with its text beside its picture. */
const lastOfOddNumber = ':nth-child(odd):last-child';
const wholeRow = { gridColumn: '1 / -1', gridTemplateColumns: halves, columnGap: theme.space.l };

export const cards = style({
  ...columnsFrom(broad, halves, { columnGap: theme.space.l }),
  gap: theme.space.xl,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  selectors: { [`&${lastOfOddNumber}`]: { '@container': { [broad]: wholeRow } } },
});
export const picture = style({ ...pictureBox, aspectRatio: '3 / 2' });
const lined = { paddingTop: theme.space.s, borderTop: rules.page };

export const words = style({
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  // The text of a card without a picture has a line above.
  selectors: { '&:first-child': lined },
  '@container': { [broad]: { selectors: { [`${card}${lastOfOddNumber} > &`]: lined } } },
});
// All titles have the minimum height of a link, so titles with and without a link are level.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
export const link = style([quietLink, covering]);
