import { globalStyle, style } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { room as titleRoom } from '../../ui/letters.css.ts';
import { entryTitle, figures, wordSpaces } from '../../ui/page.css.ts';
import { gutter, inMiddle, onCards, row, seamPadding, tile } from '../../ui/section.css.ts';
import { columnsFrom, inRoom, media } from '../../ui/style-rules.ts';
import { display, layout, theme, touchSize, typography } from '../../ui/theme.css.ts';

const isLarge = typography.figures === 'large';
const inMargin = layout.sections === 'margin';
const isCentered = layout.align === 'center';
const columns = isLarge
  ? // The periods stand in the first of three equal columns, as figures do.
    `calc((100% - 2 * ${theme.space.l}) / 3) minmax(0, 1fr)`
  : onCards
    ? // The text stands below that of panels with their heading at its side.
      'minmax(0, 4fr) minmax(0, 8fr)'
    : // A month of nine letters, its year and a dash fit on one line.
      'minmax(0, 3fr) minmax(0, 7fr)';
const room = '(min-width: 42rem)';

/** The size of a period, and of the title beside it. */
const large = { fontSize: fitted(theme.size.entry), lineHeight: 1.05 };

export const list = onCards
  ? style({ display: 'grid', gap: theme.space.s, ...media('print', { display: 'block' }) })
  : undefined;
export const entry = style([
  onCards ? tile : row,
  columnsFrom(room, columns, {
    columnGap: onCards ? gutter : isLarge ? theme.space.l : theme.space.xl,
    alignItems: 'baseline',
  }),
  { gap: theme.space.s },
  inMiddle,
  onCards ? media('print', { paddingBlockEnd: theme.distance.row }) : {},
]);
export const period = style([
  display,
  figures,
  { color: theme.color.accent, fontSize: theme.size.lead, lineHeight: 1.3 },
  { vars: { [titleRoom]: '100cqi', ...fits }, ...inRoom(room, { vars: { [titleRoom]: '28cqi' } }) },
  isLarge ? { ...large, ...wordSpaces, letterSpacing: '-0.02em' } : {},
  // On a tile, or beside a heading in the margin, a period is no larger than the title that it belongs to.
  onCards || inMargin ? { fontSize: fitted(theme.size.entry), lineHeight: 1.2 } : {},
  isCentered ? inRoom(room, { fontSize: fitted(theme.size.entry), textWrap: 'balance' }) : {},
]);
export const account = style({
  display: 'grid',
  gap: theme.space.s,
  fontSize: theme.size.lead,
  lineHeight: 1.5,
  ...(!isLarge && { maxWidth: theme.measure }),
  // On a tile without a period, the text stands where the others do.
  ...(onCards && { gridColumnEnd: -1 }),
});
// A large title takes the whole column.
if (isLarge) globalStyle(`${account} > :not(:first-child)`, { maxWidth: theme.measure });
export const title = style({
  ...entryTitle,
  // A line is as high as the letters of each font, which otherwise reach beyond the list by a part of a pixel.
  lineHeight: 1.25,
  textAlign: 'start',
  ...(isLarge && large),
  ...(inMargin && { lineHeight: 1.15 }),
  fontSize: fitted(inMargin ? theme.size.title : theme.size.entry),
  vars: { [titleRoom]: `100cqi${onCards ? ` - 2 * ${seamPadding}` : ''}` },
  ...inRoom(room, { vars: { [titleRoom]: '60cqi' } }),
});
/** A place without a link is as high as one with a link, so both stand equally far from their titles. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: touchSize,
  color: theme.color.muted,
});
export const points = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingInlineStart: '1.1em',
  listStyle: isLarge ? 'square' : 'disc',
});
globalStyle(`${points} > ::marker`, { color: theme.color.accent });
