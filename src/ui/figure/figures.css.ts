import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { fitsIn, fitted } from '../fitted.ts';
import { allLetters, room } from '../letters.css.ts';
import { figures as digits, note as smallPrint } from '../page.css.ts';
import { belowRule, seamPadding, tile } from '../section.css.ts';
import { inRoom } from '../style-rules.ts';
import { codeFont, display, nameLetter, rules, theme } from '../theme.css.ts';

/** What holds figures together or parts them, and what each has at its sides. */
type Arrangement = { padding: string; list: StyleRule; figure: StyleRule };

/** Where the heading of a section hangs from a line, its figures have none of their own. */
const bare = (paddingTop: string | number): StyleRule => ({
  selectors: { 'h2 + * > * > &': { paddingTop, borderTop: 0 } },
});
const underLine = {
  columns: bare(0),
  // Beside a heading in the margin, figures hang from the line of their section.
  margin: inRoom('(min-width: 40rem)', bare(belowRule)),
  above: {},
  panels: {},
}[layout.sections];
/** Each figure hangs from a line. Below a heading that has a line of its own, this is enough. */
const hanging: Arrangement = {
  padding: '0px',
  list: { gap: `${theme.distance.row} min(${theme.space.l}, 4cqi)` },
  figure: {
    paddingTop: belowRule,
    borderTop: rules.section,
    ...underLine,
  },
};
/** The width of a column, which tiles have at least. */
const columnWidth = createVar();
/** On a panel that is higher than its tiles, they fill the panel, and those of the last row fill the row. */
const tiles: Arrangement = {
  padding: seamPadding,
  list: { display: 'flex', flexWrap: 'wrap', gap: theme.space.s, height: '100%' },
  figure: { ...tile, flex: `1 1 ${columnWidth}` },
};
/** One line above and one below hold all figures together. Thin lines part the columns. */
const between: Arrangement = {
  padding: theme.space.s,
  list: {
    gap: `${theme.distance.row} 0`,
    // The lines before the first columns lie outside the list, which cuts them off.
    clipPath: 'inset(-1em 0)',
    paddingBlock: theme.distance.row,
    borderBlock: rules.page,
    borderTop: rules.section,
  },
  figure: {
    marginInlineStart: '-1px',
    padding: `0 ${theme.space.s}`,
    borderInlineStart: `1px solid ${theme.color.line}`,
    textAlign: 'center',
  },
};
const chosen = { hanging, tiles, between }[layout.figures];

/** The least width of a figure, with room for the longest as large as a title. */
const least = `max(9rem, min(100cqi, ${allLetters} * ${nameLetter} * 2.8rem))`;
/** The container query for lists with room for four figures side by side. */
const forFour = '(min-width: 48rem)';
/**
 * As many columns as have this width, which all rows have, and the room of figures in these. Of a few figures, all
 * stand side by side or none, since a single one in a row looks forgotten.
 */
const columnsOf = (width: string, few = 0) => {
  const lacking = `(${few} * (${least} + ${theme.space.l}) - 100cqi)`;
  const column = `max(${least}, ${width}, min(100cqi, 99 * ${lacking}))`;
  return {
    vars: { [room]: `${column} - 2 * ${chosen.padding}`, [columnWidth]: column },
    gridTemplateColumns: `repeat(auto-fit, minmax(${column}, 1fr))`,
  };
};
/** On a phone, large figures are about as large as the heading above them. */
const large = `0.65 * ${theme.size.display} + 1.25rem`;
const wanted = `calc(${{ lining: `0.75 * ${theme.size.display} + 1.5rem`, oldstyle: `0.5 * ${theme.size.display} + 1.25rem`, large }[typography.figures]})`;

export const list = style([
  columnsOf('29cqi'),
  {
    // Blanks, which are not counted, take little room where letters are not equally wide.
    vars: fitsIn(1, (codeFont === theme.font.text ? 1.5 : 1.12) * nameLetter),
    display: 'grid',
    // No row has a single figure where four fit side by side, or two.
    selectors: {
      '&:has(> :nth-child(3):last-child)': columnsOf('29cqi', 3),
      '&:has(> :nth-child(3n + 4):last-child)': columnsOf('21cqi'),
      '&:has(> :nth-child(4):last-child)': inRoom(`not ${forFour}`, columnsOf('44cqi')),
      '&:not(:has(> :nth-child(3)))': columnsOf('44cqi', 2),
    },
  },
  chosen.list,
]);
export const figure = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  },
  chosen.figure,
]);
export const value = style([
  display,
  digits,
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
  hyphens: 'auto',
  textWrap: 'balance',
});
export const note = style({ ...smallPrint, textWrap: 'balance' });
