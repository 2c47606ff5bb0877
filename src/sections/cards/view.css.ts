import { style } from '@vanilla-extract/css';
import { covering, entryTitle, pictureBox, quietLink } from '../../ui/page.css.ts';
import { columnsFrom, halves } from '../../ui/style-rules.ts';
import { rules, theme, touchSize } from '../../ui/theme.css.ts';

/** The container query for sections with room for two columns. */
const broad = '(min-width: 40rem)';
/** Matches the last card if their number is odd. It fills its row, with its text beside its picture. */
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
  // If a card has no picture, a line is above its text.
  selectors: { '&:first-child': lined },
  '@container': { [broad]: { selectors: { [`${card}${lastOfOddNumber} > &`]: lined } } },
});
// All titles are as high as a link, so titles with and without a link are level.
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchSize,
  ...entryTitle,
});
export const link = style([quietLink, covering]);
