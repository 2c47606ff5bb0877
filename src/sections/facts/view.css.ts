import { style } from '@vanilla-extract/css';
import { fitsIn, fitted } from '../../ui/fitted.ts';
import { allLetters, room } from '../../ui/letters.css.ts';
import { figures, note as smallPrint } from '../../ui/page.css.ts';
import { onCards, seamPadding, tile } from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { display, layout, nameLetter, rules, theme, typography } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center' && !onCards;
/** What a figure has at its sides. */
const padding = onCards ? seamPadding : isCentered ? theme.space.s : '0px';
/** The least width of a figure, with room for the longest as large as a title. */
const least = `max(9rem, min(100cqi, ${allLetters} * ${nameLetter} * 2.8rem))`;

/** The container query for lists with room for four figures side by side. */
const forFour = '(min-width: 48rem)';

/** The room of figures in columns of this width. */
const roomOf = (width: string) => ({ [room]: `max(${least}, ${width}) - 2 * ${padding}` });
const wanted = `calc(${theme.size.display} * ${{ lining: 1.35, oldstyle: 0.7, large: 0.85 }[typography.figures]})`;

/** The figures fill all rows, so those of the last row may be wider. */
export const list = style({
  vars: { ...roomOf('29cqi'), ...fitsIn(1, 1.12 * nameLetter) },
  selectors: {
    '&:has(> :nth-child(3n + 4):last-child)': { vars: roomOf('21cqi') },
    '&:has(> :nth-child(4):last-child)': inRoom(`not ${forFour}`, { vars: roomOf('44cqi') }),
    '&:not(:has(> :nth-child(3)))': { vars: roomOf('44cqi') },
  },
  display: 'flex',
  flexWrap: 'wrap',
  gap: onCards
    ? theme.space.s
    : `${theme.distance.row} ${isCentered ? 0 : `min(${theme.space.l}, 4cqi)`}`,
  // On a panel that is higher than the figures, they fill the panel.
  ...(onCards && { height: '100%' }),
  ...(isCentered && {
    // Thin lines part the columns. Those before the first columns lie outside the list, which cuts them off.
    clipPath: 'inset(-1em 0)',
    paddingBlock: theme.distance.row,
    borderBlock: rules.page,
    borderTop: rules.section,
  }),
});
export const fact = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    flex: `1 0 max(${least}, 30%)`,
    '@media': { print: { flexBasis: '7rem' } },
    // No row has a single figure where four fit side by side, or two.
    selectors: {
      ':has(> :nth-child(3n + 4):last-child) > &': { flexBasis: `max(${least}, 22%)` },
      ':has(> :nth-child(4):last-child) > &': inRoom(`not ${forFour}`, {
        flexBasis: `max(${least}, 40%)`,
      }),
    },
  },
  onCards ? tile : { paddingTop: theme.space.m, borderTop: rules.section },
  // Below its heading on a poster, one line is enough.
  layout.sections === 'columns'
    ? { selectors: { 'h2 + * > * > &': { paddingTop: 0, borderTop: 0 } } }
    : {},
  // One line above and one below all figures hold them together, so none has a line of its own.
  isCentered
    ? {
        marginInlineStart: '-1px',
        padding: `0 ${padding}`,
        borderInlineStart: `1px solid ${theme.color.line}`,
        borderTop: 0,
        textAlign: 'center',
      }
    : {},
]);
export const value = style([
  display,
  figures,
  {
    // The figure is shown above its label, but screen readers read the label first.
    order: -1,
    // Units keep their small letters.
    textTransform: 'none',
    color: theme.color.accent,
    fontSize: fitted(wanted),
    lineHeight: 1,
    letterSpacing: '-0.02em',
  },
]);
export const label = style({
  marginTop: theme.space.s,
  fontSize: theme.size.text,
  fontWeight: 500,
  lineHeight: 1.3,
});
export const note = style({ ...smallPrint, textWrap: 'balance' });
