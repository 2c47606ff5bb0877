import { type StyleRule, style } from '@vanilla-extract/css';
import { fitsIn, fitted } from '../../ui/fitted.ts';
import { note, spread } from '../../ui/page.css.ts';
import { numberColumn, onCards } from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { display, layout, rules, theme, uppercase } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
/** Whether quotes are as large as titles. */
const isLarge = layout.sections === 'columns';
/** Whether quotes are larger than the heading in the margin beside them. */
const isInMargin = layout.sections === 'margin';

/** The container query for lists with room for a mark beside the quote. */
const besideMark = '(min-width: 36rem)';

/** The list of a single quote, which is as high as its panel. */
export const single = onCards ? style({ display: 'grid', height: '100%' }) : undefined;
export const quote = style([
  { display: 'grid', gap: theme.space.m },
  // The name of a single quote stands at the foot of its panel.
  onCards ? { height: '100%', gridTemplateRows: '1fr auto' } : {},
  isCentered ? { justifyItems: 'center', textAlign: 'center' } : {},
  isLarge ? inRoom(besideMark, { gap: theme.space.l, paddingInlineStart: numberColumn }) : {},
]);
/** The opening mark hangs in the margin, unless the lines have no common edge. */
const hanging: StyleRule = { '::before': { position: 'absolute', insetInlineEnd: '100%' } };
const large: StyleRule = {
  maxWidth: '18em',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  textWrap: 'balance',
};
// The quotation marks follow the page's language.
export const said = style([
  display,
  {
    position: 'relative',
    maxWidth: '22em',
    // A quote has so many lines that it is smaller than a title of as many words.
    vars: fitsIn(isLarge ? 6 : 5),
    fontSize: fitted(onCards ? theme.size.title : theme.size.heading),
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    ...(uppercase && { textTransform: 'none' }),
    '::before': { content: 'open-quote', color: theme.color.accent },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
  isCentered ? { textWrap: 'balance' } : {},
  onCards ? { lineHeight: 1.15, textWrap: 'balance' } : {},
  isLarge ? large : {},
  isCentered || isLarge ? {} : hanging,
  // The opening mark stands where numbers do.
  isLarge
    ? inRoom(besideMark, {
        '::before': {
          position: 'absolute',
          insetInlineStart: `calc(-1 * ${numberColumn})`,
          fontSize: '1.6em',
          lineHeight: 0.9,
        },
      })
    : {},
]);
export const name = style({
  fontWeight: 500,
  ...(isLarge && { fontSize: theme.size.entry, lineHeight: 1.2 }),
  ...((isInMargin || isCentered || onCards) && { fontSize: theme.size.lead }),
});
export const role = style({
  ...note,
  ...((isInMargin || onCards) && { fontSize: theme.size.text }),
});
export const source = style(
  isInMargin
    ? { ...spread, marginTop: theme.space.s, paddingTop: theme.space.s, borderTop: rules.page }
    : {},
);
