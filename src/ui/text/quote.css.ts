import { createVar, fallbackVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { fitsIn, fitted } from '../fitted.ts';
import { asHighAsText, note } from '../page.css.ts';
import { numberColumn, onCards, row, tile } from '../section.css.ts';
import { globalInRoom, inRoom } from '../style-rules.ts';
import { display, theme } from '../theme.css.ts';

/** How a quote is set, and its words with the mark that opens them. */
type Arrangement = { quote?: StyleRule; words?: StyleRule };

/** The width of a column for the mark alone, by default that of numbers. */
export const markColumn = createVar();
const column = fallbackVar(markColumn, numberColumn);

/** The container query for room beside the quote. */
const besideMark = '(min-width: 36rem)';
/** The mark hangs in the margin. A tile has no margin. */
const hanging: Arrangement = onCards
  ? {}
  : { words: { '::before': { position: 'absolute', insetInlineEnd: '100%' } } };
/** Lines without a common edge have no margin to hang a mark in. */
const centered: Arrangement = { quote: { justifyItems: 'center', textAlign: 'center' } };
/** A quote of more than thirty words, which is read and not seen at a glance. */
const long = ':not([data-all-00], [data-all-01])';
/** A quote as large as titles, whose mark stands where numbers do. */
const loud: Arrangement = {
  quote: inRoom(besideMark, { gap: theme.space.l, paddingInlineStart: column }),
  words: {
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    ...inRoom(besideMark, {
      '::before': {
        display: 'inline-block',
        width: column,
        marginInlineStart: `calc(-1 * ${column})`,
        paddingInlineEnd: '0.2em',
        textAlign: 'end',
      },
    }),
  },
};
const chosen = { hanging, centered, loud }[layout.quotes];

// Where headings are hardly larger than text, a quote is. Light letters of a display font are smaller than others.
const size = `max(${typography.weight > 400 ? 1.25 : 1.375}rem, ${fitted(`max(${onCards ? theme.size.title : theme.size.heading}, 1.8 * ${theme.size.lead})`)})`;

export const quote = style([{ display: 'grid', gap: theme.space.m }, chosen.quote ?? {}]);
/** A list of quotes, in rows or on tiles. */
export const list = onCards
  ? style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
  : undefined;
export const item = onCards ? style([tile, { flex: '1 1 24rem' }]) : row;

// The quotation marks follow the page's language.
export const said = style([
  display,
  {
    position: 'relative',
    maxWidth: 'max(20em, 46rem)',
    // A quote has so many lines that it is smaller than a title of as many words.
    vars: fitsIn(5),
    // On a phone all have one size, unless they are long.
    ...inRoom(`not ${besideMark}`, { vars: fitsIn(8) }),
    fontSize: size,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textTransform: 'none',
    // Browsers balance few lines only.
    textWrap: 'balance',
    selectors: {
      [`&${long}`]: {
        fontSize: `max(1.15 * ${theme.size.lead}, 0.8 * ${size})`,
        lineHeight: 1.4,
        letterSpacing: '-0.01em',
        textWrap: 'pretty',
        ...(onCards && { maxWidth: '54rem' }),
        // So much in bold would be a block.
        ...(typography.weight > 500
          ? { fontFamily: theme.font.text, fontWeight: 450 }
          : { fontWeight: 400 }),
      },
    },
    '::before': { content: 'open-quote', color: theme.color.accent },
    '::after': { content: 'close-quote', color: theme.color.accent },
  },
  chosen.words ?? {},
]);
if (onCards) {
  globalStyle(`${item} > ${quote}`, { height: '100%', alignContent: 'space-between' });
  // The names of tiles side by side are level, with and without a role.
  globalInRoom(`${item} figcaption`, '(min-width: 48rem)', { minHeight: '3.2em' });
  globalStyle(`${item}:has(${said}${long})`, { flexBasis: '100%' });
}
export const name = style({ fontSize: theme.size.lead, fontWeight: 500 });
globalStyle(`${name} > a`, asHighAsText);
export const role = style(note);
