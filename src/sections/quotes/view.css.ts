import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { note, spread, wordSize } from '../../ui/page.css.ts';
import { onCards, row, textTile, tiles } from '../../ui/section.css.ts';
import { columnsFrom, media } from '../../ui/style-rules.ts';
import { display, layout, rules, theme, uppercase } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
/** Whether quotes are as large as titles. */
const isLarge = layout.sections === 'columns';
/** Whether quotes are larger than the heading in the margin beside them. */
const isInMargin = layout.sections === 'margin';

export const list = tiles;
/** The list of a single quote, which is as high as its panel. */
export const single = onCards ? style({ display: 'grid', height: '100%' }) : undefined;
/** One of several quotes. */
export const entry = onCards ? textTile : row;
export const quote = style([
  { display: 'grid', gap: theme.space.m },
  // The name stands at the foot of the panel or the tile, so that names side by side are level.
  onCards ? { height: '100%', gridTemplateRows: '1fr auto' } : {},
  isCentered ? { justifyItems: 'center', textAlign: 'center' } : {},
  // On a card, a quote is as wide as its panel, and beside a margin as its column, so the name is below.
  isCentered || onCards || isInMargin
    ? {}
    : columnsFrom('(min-width: 60rem)', 'minmax(0, 3fr) minmax(0, 1fr)', {
        columnGap: theme.space.xl,
        alignItems: 'end',
      }),
]);
/** The opening mark hangs in the margin, unless the lines have no common edge. */
const hanging: StyleRule = { '::before': { position: 'absolute', insetInlineEnd: '100%' } };
const large: StyleRule = {
  maxWidth: '18em',
  fontSize: 'clamp(1.75rem, 1rem + 3.4cqi, 4.25rem)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
};
// The quotation marks follow the page's language. On a card, words in the bold display font would look like its heading.
export const said = style([
  onCards ? '' : display,
  {
    position: 'relative',
    maxWidth: '22em',
    fontSize: theme.size.item,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    ...(uppercase && { textTransform: 'none' }),
    '::before': { content: 'open-quote', color: theme.color.accent },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
  isCentered ? { textWrap: 'balance' } : {},
  onCards ? { fontSize: 'clamp(1.5rem, 1rem + 3.4cqi, 2.75rem)' } : {},
  isLarge ? large : {},
  isCentered || isLarge ? {} : hanging,
  isInMargin || isCentered ? media('screen', wordSize) : {},
]);
// Several quotes share the width of a panel.
if (onCards) globalStyle(`${entry} ${said}`, { fontSize: theme.size.entry });
export const name = style({
  fontWeight: 500,
  ...(isLarge && { fontSize: theme.size.entry, lineHeight: 1.2 }),
  ...((isInMargin || isCentered) && { fontSize: theme.size.lead }),
});
export const role = style(note);
export const source = style(
  isInMargin
    ? { ...spread, marginTop: theme.space.s, paddingTop: theme.space.s, borderTop: rules.page }
    : {},
);
