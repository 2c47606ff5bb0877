import { globalStyle, style } from '@vanilla-extract/css';
import { fitsIn, fitted } from '../../ui/fitted.ts';
import { caption, ground, mount, pictureBox } from '../../ui/frame/frame.css.ts';
import { room as textRoom } from '../../ui/letters.css.ts';
import { entryTitle } from '../../ui/page.css.ts';
import { onCards, seamPadding } from '../../ui/section.css.ts';
import { globalInRoom, inRoom, media } from '../../ui/style-rules.ts';
import {
  display,
  isRtl,
  layout,
  nameLetter,
  rules,
  theme,
  typography,
  uppercase,
} from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const inColumns = layout.sections === 'columns';
const inMargin = layout.sections === 'margin';
/** The container query for text in two columns. */
const room = '(min-width: 60rem)';
/** The container query for text beside an upright picture. */
const besideText = '(min-width: 36rem)';

// Pictures can float in a block, and not in a grid.
export const body = style({
  display: 'flow-root',
  maxWidth: theme.measure,
  fontSize: theme.size.lead,
  // The text block of a book has lines of about sixty letters.
  ...(isCentered && { width: '100%', maxWidth: '43ch', marginInline: 'auto' }),
});
globalStyle(`${body} > * + *`, { marginBlockStart: theme.space.m });

/** An upright picture, which is smaller than a wide one, and has text at its side. */
export const upright = style({
  breakInside: 'avoid',
  ...(!isCentered && { maxWidth: '26rem' }),
  ...inRoom(besideText, {
    selectors: {
      '&:not(:last-child)': {
        float: 'inline-end',
        width: '44%',
        marginInlineStart: theme.space.l,
        marginBlockEnd: theme.space.s,
      },
    },
  }),
});
/** A text that fills its section. */
const long = `${body}:has(> :nth-child(5))`;
// On a card, it begins where the heading does.
if (onCards)
  globalStyle(long, {
    padding: `0 ${seamPadding} ${seamPadding}`,
    ...media('print', { padding: 0 }),
  });
if (onCards || inColumns) {
  // The first paragraph stands above two columns, which begin at the same height.
  globalInRoom(long, room, { columns: 2, columnGap: theme.space.xl, maxWidth: 'none' });
  globalInRoom(`${long} > :first-child`, room, {
    columnSpan: 'all',
    maxWidth: '44ch',
    marginBlockEnd: theme.distance.row,
  });
  globalInRoom(`${long} > :first-child + *`, room, { marginBlockStart: 0 });
  // With an upright picture, all text stands in one column, and the picture in the room beside it.
  const withUpright = `${long}:has(> ${upright})`;
  globalInRoom(withUpright, room, { columns: 'auto' });
  globalInRoom(`${withUpright} > :not(${upright})`, room, { maxWidth: theme.measure });
}
/** Whether a short first paragraph has the font of headings. */
const isDisplay = inMargin || isCentered;
/** A short first paragraph, which is large to four lines at most. */
export const lede =
  typography.opening === 'plain'
    ? undefined
    : style([
        isDisplay ? display : '',
        {
          vars: { [textRoom]: 'min(100cqi, 42rem)', ...fitsIn(4, isDisplay ? nameLetter : 0.5) },
          ...media('screen', { fontSize: fitted(inColumns ? theme.size.title : theme.size.entry) }),
          lineHeight: inMargin || inColumns ? 1.2 : 1.4,
          textWrap: isCentered ? 'balance' : 'pretty',
          // A lone paragraph is centred like its heading. With more text, all begins at one edge.
          ...(isCentered && { selectors: { '&:only-child': { textAlign: 'center' } } }),
        },
      ]);
/** A text whose first paragraph has at least three lines, so it can begin with an initial of three lines. */
export const opening = typography.opening === 'initial' ? style([body]) : body;
// Arabic letters are joined, so right-to-left texts have no large initial.
if (typography.opening === 'initial' && !isRtl) {
  globalStyle(`${opening} > p:first-child::first-letter`, {
    float: 'inline-start',
    paddingInlineEnd: '0.08em',
    color: theme.color.accent,
    fontFamily: theme.font.display,
    // The initial is as high as three lines, from the top of a capital to the third baseline.
    paddingBlockStart: '0.03em',
    fontSize: '5.57em',
    lineHeight: 0.78,
  });
}
if (isCentered) {
  // Indents part the paragraphs.
  globalStyle(`${body} > p:not(:first-child) + p, ${opening} > p + p`, {
    marginBlockStart: 0,
    textIndent: '1.5em',
  });
}
export const heading = style({
  ...entryTitle,
  // A line opens each part of the column, as one across the page opens the section.
  ...((inColumns || inMargin) && { paddingTop: theme.space.s, borderTop: rules.page }),
  ...(isCentered && { color: theme.color.accent }),
  textAlign: 'start',
  // A line ends where a picture begins that floats beside the heading.
  display: 'flow-root',
  breakAfter: 'avoid',
  // A heading is closer to its own text than to the text above.
  selectors: {
    [`${body} > &:not(:first-child)`]: { marginBlockStart: `calc(2 * ${theme.space.m})` },
  },
});
export const list = style({
  display: 'flow-root',
  // Numbers such as VIII are wider than those of one digit.
  paddingInlineStart: layout.numbering === 'none' ? '1.2em' : '2em',
  listStyle: 'disc',
});
const stepStyle = { none: 'decimal', decimal: 'decimal-leading-zero', roman: 'upper-roman' };
export const steps = style([list, { listStyle: stepStyle[layout.numbering] }]);
globalStyle(`${list} > ::marker`, { color: theme.color.accent, fontVariantNumeric: 'normal' });

/** A quote between two lines. */
export const quote = style([
  display,
  {
    display: 'flow-root',
    paddingBlock: theme.space.m,
    borderBlock: rules.page,
    fontSize: fitted(theme.size.entry),
    lineHeight: 1.25,
    textWrap: 'balance',
    breakInside: 'avoid',
    ...(uppercase && { textTransform: 'none' }),
    // Without lines, and in the colour of the text, a quote would look like a heading.
    ...(layout.rules === 'none' && { color: theme.color.accent }),
  },
]);
export const author = style([caption, { textAlign: 'inherit' }]);
// Beside a floating picture, blocks with a background or a line keep to the room that is left.
// Code that scrolls sideways is hard to read on a phone, so long lines wrap.
export const code = style([
  mount,
  {
    display: 'flow-root',
    padding: theme.space.m,
    borderRadius: theme.radius,
    font: `0.85em/1.6 ui-monospace, monospace`,
    whiteSpace: 'pre-wrap',
    // Browsers print no backgrounds.
    ...media('screen', { ...ground, textAlign: 'start' }),
  },
]);
// What interrupts the text has more room around it than paragraphs have between them.
for (const block of [quote, code]) {
  const apart = media('screen', { marginBlockStart: theme.space.l });
  globalStyle(`${body} > ${block}:not(:first-child)`, apart);
  globalStyle(`${body} > ${block} + *`, apart);
}
export const picture = style([pictureBox, mount]);

// Nothing follows the last picture that could stand at its side, so the five blocks before it do, and a longer text
// goes on below. The last of the rows beside it takes what the picture is higher than the text, so no paragraph moves.
const last = `${upright}:last-child:not(:first-child)`;
const withLast = `${body}:has(> ${last})`;
globalInRoom(withLast, besideText, {
  display: 'grid',
  grid: 'repeat(4, auto) 1fr / minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: theme.space.l,
  maxWidth: isCentered ? '58rem' : 'none',
});
globalInRoom(`${body} > ${last}`, besideText, {
  gridArea: '1 / 2 / span 5',
  marginBlockStart: 0,
});
const below = `:nth-child(n + 6), ${heading}:nth-child(5)`;
globalInRoom(`${withLast} > :is(${below}):not(${last})`, besideText, {
  gridColumn: '1 / -1',
  maxWidth: theme.measure,
});
