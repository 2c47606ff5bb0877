import { createVar, fallbackVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { fitsName, fitted } from '../fitted.ts';
import { isBare } from '../frame/frame.css.ts';
import { room } from '../letters.css.ts';
import { asHighAsText, covering as coveringArea, entryTitle, quietLink } from '../page.css.ts';
import {
  block,
  gutter,
  inMiddle,
  isNumbered,
  numberColumn,
  onCards,
  row,
  rowNumber,
  seamPadding,
  tile,
} from '../section.css.ts';
import { columnsFrom, inRoom, media } from '../style-rules.ts';
import { display, isRtl, leastLine, theme, touchSize } from '../theme.css.ts';

/** The container query for lists with room for a meta or a detail beside the words. */
const broad = '(min-width: 46rem)';
const inMargin = layout.sections === 'margin';
/** Whether the words of entries side by side are centred. */
const inCenter = layout.align === 'center' && layout.list === 'grid' && !onCards;
const padding = onCards ? ` - 2 * ${seamPadding}` : '';

const list = onCards
  ? style({ display: 'grid', gap: theme.space.s, ...media('print', { display: 'block' }) })
  : undefined;
/** The size of titles that the arrangement of the list wants. */
export const wanted = createVar();
const entry = style([
  onCards ? tile : row,
  {
    vars: { [wanted]: inMargin ? theme.size.title : theme.size.entry },
    display: 'grid',
    alignContent: 'start',
    alignItems: 'baseline',
    gap: theme.space.s,
  },
  inMiddle,
  onCards ? media('print', { paddingBlockEnd: theme.distance.row }) : {},
]);
/** An entry on one line. The number or the icon takes no room where there is none, so neither has a gap beside it. */
const plain = style([
  entry,
  isNumbered ? rowNumber : {},
  {
    vars: { [room]: `100cqi - 11rem${padding}` },
    position: 'relative',
    gridTemplate: '"lead words action" ". detail detail" / auto minmax(0, 1fr) auto',
    columnGap: 0,
    '::before': { gridArea: 'lead', marginInlineEnd: theme.space.m },
    ...inRoom(broad, {
      vars: { [room]: '30cqi' },
      gridTemplate: `"lead words detail action" / auto minmax(0, 1fr) fit-content(44%) auto`,
      ...(isNumbered && { '::before': { minWidth: numberColumn } }),
    }),
  },
]);
const dated = style([
  entry,
  { vars: { [room]: `100cqi${padding}` } },
  columnsFrom(
    broad,
    isNumbered
      ? // The metas stand in the first of three equal columns, as figures do.
        `calc((100% - 2 * ${theme.space.l}) / 3) minmax(0, 1fr)`
      : onCards
        ? // The words stand below those of panels with their heading at its side.
          'minmax(0, 4fr) minmax(0, 8fr)'
        : // A month of nine letters, its year and a dash fit on one line.
          'minmax(0, 3fr) minmax(0, 7fr)',
    {
      vars: { [room]: '60cqi' },
      columnGap: onCards ? gutter : isNumbered ? theme.space.l : theme.space.xl,
    },
  ),
]);
// Where the list is on no card itself, its tiles stand on the page.
if (onCards) globalStyle(`${block} ${plain}`, { background: theme.color.raised });
// A single entry is not counted.
globalStyle(`${plain}:only-child::before`, { content: 'none' });
/** A list with one entry below the other. */
export const lines = { className: list, itemClass: plain };
/** Such a list whose entries have a meta before their title. */
export const datedLines = { className: list, itemClass: dated };

/** A date, which is read as a text is, whichever font titles have. */
export const meta = style({
  color: theme.color.accent,
  fontSize: theme.size.lead,
  fontWeight: 500,
});
export const words = style({
  display: 'grid',
  // Words that are lower than the picture beside them stay together.
  alignContent: 'start',
  gap: theme.space.s,
  fontSize: theme.size.lead,
  lineHeight: 1.5,
  // In a list with metas, the words of an entry without one stand where the others do.
  selectors: { [`${dated} > &`]: { gridColumnEnd: -1 }, [`${plain} > &`]: { gridArea: 'words' } },
});
globalStyle(`${words} > :not(:first-child)`, { maxWidth: theme.measure });
const titleStyle: StyleRule = {
  ...entryTitle,
  // A line is as high as the letters of each font, which otherwise reach beyond the list by a part of a pixel.
  lineHeight: isNumbered ? Math.max(1.05, leastLine) : 1.2,
  textAlign: 'inherit',
  fontSize: fitted(fallbackVar(wanted, theme.size.entry)),
};
export const title = style(titleStyle);
export const name = style([display, titleStyle, { vars: fitsName, textTransform: 'none' }]);
globalStyle(`:is(${title}, ${name}) > a`, asHighAsText);
/** A note without a link is as high as one with a link, so both stand equally far from their titles. */
export const note = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: touchSize,
  color: theme.color.muted,
  position: 'relative',
});
export const points = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingInlineStart: '1.1em',
  listStyle: typography.weight > 700 ? 'square' : 'disc',
});
globalStyle(`${points} > ::marker`, { color: theme.color.accent });
/** A line of signs, which fades out at its end, or at both ends if centred. */
export const separator = style([
  display,
  {
    overflow: 'hidden',
    width: '100%',
    color: theme.color.accent,
    fontSize: theme.size.lead,
    lineHeight: 1,
    letterSpacing: '0.6em',
    whiteSpace: 'nowrap',
    // The last sign has its space after it too, so the first gets as much before it.
    ...(inCenter && { paddingInlineStart: '0.6em' }),
    maskImage: `linear-gradient(${isRtl ? -90 : 90}deg, ${inCenter ? 'transparent, #000 30% 70%' : '#000 30%'}, transparent)`,
  },
]);
/** A link whose clickable area covers its entry. What has a link of its own lies above it. */
export const covering = style([quietLink, coveringArea]);
export const icon = style({
  gridArea: 'lead',
  display: layout.numbering === 'none' ? 'grid' : 'none',
  alignSelf: 'center',
  placeItems: 'center',
  width: isBare ? 'auto' : touchSize,
  height: touchSize,
  marginInlineEnd: theme.space.m,
  borderRadius: theme.radius,
  background: onCards ? theme.color.accent : isBare ? 'none' : theme.color.raised,
  color: onCards ? theme.color.onAccent : theme.color.accent,
});
export const detail = style({
  gridArea: 'detail',
  // The clickable area of the title may cover the entry. What lies above it can be selected and pressed.
  position: 'relative',
  color: theme.color.muted,
  fontSize: theme.size.lead,
  overflowWrap: 'anywhere',
  ...inRoom(broad, { marginInlineStart: theme.space.l, textAlign: 'end' }),
});
export const action = style({
  gridArea: 'action',
  position: 'relative',
  alignSelf: 'center',
  marginInlineStart: theme.space.m,
});
