import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fitsIn, fitted } from '../../ui/fitted.ts';
import { caption, ground, mount, pictureBox } from '../../ui/frame/frame.css.ts';
import { room as textRoom } from '../../ui/letters.css.ts';
import { entryTitle } from '../../ui/page.css.ts';
import { onCards, seamPadding } from '../../ui/section.css.ts';
import { globalInRoom, halves, inRoom, media } from '../../ui/style-rules.ts';
import { display, isRtl, layout, rules, theme, typography, uppercase } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const inColumns = layout.sections === 'columns';
const inMargin = layout.sections === 'margin';
/** The container query for text in two columns, or beside a large picture. */
const room = '(min-width: 60rem)';

// Pictures can float in a block, and not in a grid.
export const body = style({
  display: 'flow-root',
  maxWidth: theme.measure,
  fontSize: theme.size.lead,
  // The text block of a book has lines of about sixty letters.
  ...(isCentered && { width: '100%', maxWidth: '43ch', marginInline: 'auto' }),
});
globalStyle(`${body} > * + *`, { marginBlockStart: theme.space.m });
if (inColumns) {
  // Long text fills two columns below its first paragraph.
  const columns = { columns: 2, columnGap: theme.space.xl, maxWidth: 'none' };
  globalInRoom(`${body}:has(> :nth-child(4))`, room, columns);
  // Both columns begin at the same height.
  globalInRoom(`${body} > p:first-child + *`, room, { marginBlockStart: 0 });
  globalStyle(`${body} > p:first-child`, {
    columnSpan: 'all',
    maxWidth: '44ch',
    marginBlockEnd: theme.distance.row,
  });
}
/** A text that fills its card. It has two columns where there is room, and begins where its heading does. */
const filling = `${body}:has(> :nth-child(5))`;
if (onCards) {
  globalStyle(filling, {
    padding: `0 ${seamPadding} ${seamPadding}`,
    '@media': {
      print: { padding: 0 },
      screen: {
        '@container': { [room]: { columns: 2, columnGap: theme.space.xl, maxWidth: 'none' } },
      },
    },
  });
}
/** A short first paragraph, which is large to four lines at most. It may have the font of headings. */
const ledeFont: StyleRule =
  inMargin && typography.opening === 'large'
    ? { lineHeight: 1.2 }
    : isCentered
      ? {
          fontWeight: typography.weight,
          lineHeight: 1.4,
          textWrap: 'balance',
          // A lone paragraph is centred like its heading. With more text, all begins at one edge.
          selectors: { '&:only-child': { textAlign: 'center' } },
        }
      : { lineHeight: inColumns ? 1.2 : 1.4, textWrap: 'pretty' };
export const lede =
  typography.opening === 'plain'
    ? undefined
    : style([
        inMargin || isCentered ? display : '',
        {
          vars: { [textRoom]: `min(100cqi, ${inColumns ? 60 : 42}rem)`, ...fitsIn(4, 0.5) },
          ...media('screen', { fontSize: fitted(inColumns ? theme.size.title : theme.size.entry) }),
        },
        ledeFont,
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
  ...(inColumns && { fontSize: theme.size.title, lineHeight: 1.05 }),
  ...(isCentered && { color: theme.color.accent }),
  textAlign: 'start',
  breakAfter: 'avoid',
  // A heading is closer to its own text than to the text above.
  selectors: {
    [`${body} > &:not(:first-child)`]: { marginBlockStart: `calc(2 * ${theme.space.m})` },
  },
});
export const list = style({
  display: 'flow-root',
  // Numbers such as VIII are wider than those of one digit.
  paddingInlineStart: layout.numbering === 'none' ? '1.2em' : isCentered ? '1.4em' : '2em',
  listStyle: 'disc',
});
// The items begin at the edge of the text, and their marks hang beside it.
if (isCentered) globalInRoom(list, room, { paddingInlineStart: 0 });
globalStyle(`${list} > ::marker`, { color: theme.color.accent, fontVariantNumeric: 'normal' });
const stepStyle = { none: 'decimal', decimal: 'decimal-leading-zero', roman: 'upper-roman' };
export const steps = style([list, { listStyle: stepStyle[layout.numbering] }]);
// Numbers of this kind are in the display font, and have no dot.
if (layout.numbering !== 'none') {
  globalStyle(`${steps} > ::marker`, {
    content: `counter(list-item, ${stepStyle[layout.numbering]}) "\\2002"`,
    fontFamily: theme.font.display,
    fontWeight: typography.weight,
  });
}
/** A quote stands between two lines, or behind a bar. */
const quoteMark: StyleRule = isCentered
  ? {
      paddingBlock: theme.space.m,
      borderBlock: rules.page,
      textWrap: 'balance',
    }
  : {
      paddingInlineStart: theme.space.m,
      borderInlineStart: `${inColumns ? '0.3em' : '2px'} solid ${theme.color.accent}`,
    };
export const quote = style([
  display,
  // In the bold display font and the colour of the text, a quote would look like a heading.
  onCards ? { color: theme.color.accent } : {},
  {
    display: 'flow-root',
    fontSize: fitted(inColumns || inMargin ? theme.size.title : theme.size.entry),
    lineHeight: inColumns ? 1.05 : inMargin ? 1.1 : 1.3,
    ...(inColumns && { breakInside: 'avoid' }),
    ...(inMargin && { textWrap: 'balance' }),
    ...quoteMark,
    ...(uppercase && { textTransform: 'none' }),
  },
]);
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
export const author = style([caption, { textAlign: 'inherit' }]);
export const picture = style([pictureBox, mount]);
/** An upright picture, which is smaller than a wide one, and has text at its side. */
export const upright = style([
  { breakInside: 'avoid' },
  {
    ...(!isCentered && { maxWidth: '26rem' }),
    ...inRoom('(min-width: 36rem)', {
      selectors: {
        '&:not(:last-child)': {
          float: 'inline-end',
          width: '44%',
          marginInlineStart: theme.space.l,
          marginBlockEnd: theme.space.s,
        },
      },
    }),
  },
]);
if (inColumns) {
  // With an upright picture, all text stands in one column, and the picture in the room beside it.
  const withUpright = `${body}:has(> ${upright})`;
  globalInRoom(withUpright, room, { columns: 'auto !important' });
  globalInRoom(`${withUpright} > :not(${upright})`, room, { maxWidth: theme.measure });
}
// Nothing follows the last picture that could stand at its side, so all text before it does.
const besideText = '(min-width: 36rem)';
const last = `${upright}:last-child:not(:first-child)`;
globalInRoom(`${body}:has(> ${last})`, besideText, {
  display: 'grid',
  gridTemplateColumns: inMargin ? halves : `minmax(0, ${inColumns ? 7 : 8}fr) minmax(0, 5fr)`,
  columnGap: inMargin || inColumns ? theme.space.l : theme.space.xl,
  maxWidth: isCentered ? '58rem' : 'none',
});
// The picture spans more rows than a text has, so its height moves no paragraph.
globalInRoom(`${body} > ${last}`, besideText, {
  gridArea: '1 / 2 / span 200',
  marginBlockStart: 0,
  // The picture ends where the line above the section ends.
  ...(inColumns && { maxWidth: 'none' }),
});
// In narrow columns, a long text goes on below the picture, which would otherwise leave its column empty. The last of
// the five rows beside it takes what the picture is higher than the text, so no paragraph moves.
const narrow = inMargin ? besideText : `${besideText} and (not ${room})`;
const withLast = `${body}:has(> ${last})`;
globalInRoom(withLast, narrow, { gridTemplateRows: 'repeat(4, auto) 1fr' });
globalInRoom(`${body} > ${last}`, narrow, { gridRowEnd: 'span 5' });
globalInRoom(`${withLast} > :is(:nth-child(n + 6), ${heading}:nth-child(5)):not(${last})`, narrow, {
  gridColumn: '1 / -1',
});
// What is read in lines keeps its measure.
globalInRoom(`${withLast} > :is(p, ${list}):nth-child(n + 6)`, narrow, { maxWidth: theme.measure });
