import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { fitsIn, fitted } from '../fitted.ts';
import { ground, mount } from '../frame/frame.css.ts';
import { shape } from '../frame/shape.css.ts';
import { room } from '../letters.css.ts';
import { entryTitle } from '../page.css.ts';
import { globalInRoom, inRoom, media } from '../style-rules.ts';
import { codeFont, display, isRtl, nameLetter, rules, theme } from '../theme.css.ts';
import { broad, even, pair, upright } from './figure.css.ts';
import { markColumn, said } from './quote.css.ts';
import { scrolling } from './scrolling.ts';

/** How a text stands in its section: its columns, its headings, and a short first paragraph. */
type Arrangement = {
  /** The column of words is called `text`, and it lies within one called `wide`. */
  columns: StyleRule;
  heading?: StyleRule;
  lede: StyleRule;
  isDisplay?: boolean;
};

const isAxis = layout.text === 'axis';
/** The room of titles and large words, which break into lines as long as those of the text. */
const column = 'min(100cqi, 40rem)';
/** The width of the words. */
export const measure = isAxis ? '43ch' : theme.measure;
const atStart = `minmax(0, ${measure}) [text-end] minmax(0, 1fr) [wide-end]`;
const plain: Arrangement = {
  columns: { gridTemplateColumns: `[wide-start text-start] ${atStart}` },
  lede: {
    marginBlockEnd: theme.space.s,
    fontSize: fitted(`max(${theme.size.entry}, 1.35 * ${theme.size.lead})`),
    lineHeight: 1.4,
    textWrap: 'balance',
  },
};
/** A line opens each part of the text, as one across the page opens the section. */
const line: StyleRule = {
  gridColumn: 'text-start / wide-end',
  paddingTop: theme.space.s,
  borderTop: rules.page,
};
const lined: Arrangement = {
  ...plain,
  isDisplay: true,
  heading: line,
  lede: { ...plain.lede, lineHeight: 1.25 },
};
/** The container query for words in the last eight of twelve columns, and how far these are from the edge. */
const [besideColumns, third] = ['(min-width: 60rem)', 'calc(100cqi / 3)'];
/** The words stand in the last eight of twelve columns, and a short first paragraph above all of them. */
const offset: Arrangement = {
  columns: {
    ...plain.columns,
    ...inRoom(besideColumns, {
      gridTemplateColumns: `[wide-start] ${third} [text-start] ${atStart}`,
    }),
  },
  heading: line,
  lede: {
    ...lined.lede,
    gridColumn: 'wide',
    marginBlockEnd: theme.space.l,
    fontSize: fitted(theme.size.title),
  },
};
/** The text block of a book, on the axis of the page. */
const axis: Arrangement = {
  columns: {
    gridTemplateColumns: `[wide-start] minmax(0, 1fr) [text-start] ${atStart}`,
  },
  heading: { color: theme.color.accent },
  lede: plain.lede,
  isDisplay: true,
};
const { columns, heading, lede, isDisplay } = { plain, lined, offset, axis }[layout.text];

/** The container query for text beside an upright picture. */
const besideText = '(min-width: 36rem)';
/** Blocks below each other. */
export const flow = style({ minWidth: 0 });
globalStyle(`${flow} > * + *`, { marginBlockStart: theme.space.m });
export const text = style([{ display: 'grid', fontSize: theme.size.lead }, columns]);
globalStyle(`:where(${text}) > *`, { gridColumn: 'text', minWidth: 0 });

const ledeLetter = isDisplay ? nameLetter : 0.5;
/** A short first paragraph, which is large to four lines at most, in the font of headings or of the text. */
export const large =
  typography.opening === 'plain'
    ? undefined
    : style([
        isDisplay ? display : '',
        {
          vars: { [room]: column, ...fitsIn(4, ledeLetter) },
          // On a phone it takes more lines, so that it is larger than the text below it.
          ...inRoom('(max-width: 36rem)', { vars: fitsIn(7, ledeLetter) }),
          ...media('print', { fontSize: 'inherit' }),
        },
        lede,
      ]);
/** A first paragraph of at least three lines, which can begin with an initial of three lines. */
export const initial =
  // Arabic letters are joined, so right-to-left texts have no large initial.
  typography.opening === 'initial' && !isRtl
    ? style({
        '::first-letter': {
          float: 'inline-start',
          paddingInlineEnd: '0.08em',
          color: theme.color.accent,
          fontFamily: theme.font.display,
          // The initial is as high as three lines, from the top of a capital to the third baseline.
          paddingBlockStart: '0.03em',
          fontSize: '5.57em',
          lineHeight: 0.78,
        },
      })
    : undefined;
// In a book, indents part the paragraphs.
if (isAxis)
  globalStyle(`${flow} > p:not(${large ?? 'a'}) + p`, { marginBlockStart: 0, textIndent: '1.5em' });

export const partTitle = style([
  entryTitle,
  {
    vars: { [room]: column },
    // Where titles are hardly larger than text, a heading is.
    fontSize: fitted(`max(${theme.size.entry}, 1.3 * ${theme.size.lead})`),
    textAlign: 'start',
    breakAfter: 'avoid',
  },
  heading ?? {},
]);
// A heading is closer to its own text than to the text above.
globalStyle(`${text} > * + ${partTitle}`, { marginBlockStart: `calc(2 * ${theme.space.m})` });
/** A heading below such a heading. */
export const subtitle = style({
  font: `600 1.1em/1.35 ${theme.font.text}`,
  letterSpacing: 0,
  textAlign: 'start',
  textTransform: 'none',
  breakAfter: 'avoid',
});
globalStyle(`${text} > * + ${subtitle}`, { marginBlockStart: theme.space.l });
globalStyle(`${subtitle} + *`, { marginBlockStart: theme.space.xs });

export const list = style({
  // Numbers such as VIII are wider than those of one digit.
  paddingInlineStart: layout.numbering === 'none' ? '1.2em' : '2.4em',
  listStyle: 'disc',
});
const stepStyle = { none: 'decimal', decimal: 'decimal-leading-zero', roman: 'upper-roman' };
export const steps = style([list, { listStyle: stepStyle[layout.numbering] }]);
globalStyle(`${list} > ::marker`, { color: theme.color.accent, fontVariantNumeric: 'normal' });

export const code = style([
  isAxis ? '' : mount,
  {
    padding: theme.space.m,
    borderRadius: theme.radius,
    font: `max(0.85em, min(1em, 1rem))/1.6 ${codeFont}`,
    tabSize: 2,
    // An arrow in place of -> is no code.
    fontVariantLigatures: 'none',
    // A line that breaks loses its indent. On paper nothing scrolls.
    '@media': { screen: { whiteSpace: 'pre' }, print: { whiteSpace: 'pre-wrap' } },
  },
  // Code is written from left to right in all languages.
  scrolling(`${ground.background}`, 'right'),
  // Browsers print no backgrounds.
  media('screen', { color: ground.color ?? 'inherit' }),
]);

globalStyle(`${code} > code`, { font: 'inherit' });

// What interrupts the text has more room around it than paragraphs have between them.
export const quoted = style({ gridColumn: 'wide' });
// The words of a quote begin where the text does, with their mark before them.
if (layout.text === 'offset' && layout.quotes === 'loud') {
  globalInRoom(quoted, besideColumns, { vars: { [markColumn]: third } });
  globalInRoom(`${quoted} ${said}`, besideColumns, { fontSize: fitted(theme.size.title) });
} else if (layout.text === 'offset')
  globalInRoom(quoted, besideColumns, { gridColumn: 'text-start / wide-end' });
globalStyle(`${text} > :is(${broad}, ${pair})`, { gridColumn: 'wide' });
// Long lines of code have the room of pictures.
globalStyle(`${text} > ${code}`, {
  gridColumn: isAxis ? 'wide' : 'text-start / wide-end',
  ...(isAxis && {
    justifySelf: 'center',
    minWidth: `min(100%, ${measure})`,
    maxWidth: 'min(100%, 48rem)',
  }),
});
for (const block of [quoted, code, even, pair]) {
  const apart = media('screen', { marginBlockStart: theme.space.l });
  globalStyle(`${text} > * + ${block}`, apart);
  globalStyle(`${text} > ${block} + *`, apart);
}

/** Paragraphs and an upright picture, side by side where there is room. */
export const beside = style({
  display: 'grid',
  gap: `${theme.space.m} ${theme.space.l}`,
  ...inRoom(besideText, {
    gridColumn: 'text-start / wide-end',
    gridTemplateColumns: `minmax(0, ${measure}) minmax(min(16rem, 36%), 1fr)`,
    // The last row takes what the picture is higher than the words, so no paragraph moves.
    gridTemplateRows: 'auto 1fr',
  }),
});
globalInRoom(`${beside} > ${flow}`, besideText, { gridColumn: 1 });
// What is at the side of words is little higher than these, and ends where broad pictures do.
globalInRoom(`${beside} > ${upright}`, besideText, {
  gridArea: '1 / 2 / span 2',
  maxWidth: `min(100%, 24rem * ${shape})`,
  justifySelf: isAxis ? 'start' : 'end',
});
