import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fewWords, wordSize, wordSpaces } from '../../ui/page.css.ts';
import { makePlate } from '../../ui/rings.ts';
import { onCards, seamPadding, tile, titleNumber } from '../../ui/section.css.ts';
import { globalInRoom, globalMedia, inRoom, media } from '../../ui/style-rules.ts';
import { display, isRtl, layout, posterSize, rules, theme } from '../../ui/theme.css.ts';

const isIndex = layout.list === 'index';

/** The styles of the list and of each name in it. */
type Arrangement = [list: StyleRule, name: StyleRule];

/** Makes the browser balance the lengths of lines, so the last line does not consist of a single name. */
const lines: StyleRule = { lineHeight: 1.3, textWrap: 'balance' };

/** The space before a name, which holds a stroke. */
const gap = '0.7em';
/** Each name has a stroke before it. The strokes at the beginning of lines are cut off. */
const stroked: Arrangement = [
  {
    ...wordSize,
    ...lines,
    marginInlineStart: `-${gap}`,
    clipPath: `inset(-1em ${isRtl ? gap : '-1em'} -1em ${isRtl ? '-1em' : gap})`,
    // Below its heading, the list would look like a second line of it, so a line divides them.
    ...(layout.sections === 'margin' && { paddingTop: theme.space.m, borderTop: rules.page }),
  },
  {
    display: 'inline-block',
    position: 'relative',
    paddingInlineStart: gap,
    '::before': {
      content: '"/" / ""',
      position: 'absolute',
      insetInlineStart: '0.1em',
      color: theme.color.accent,
    },
  },
];

/** Centred lines have no common edge to cut off strokes at, so dots separate the names, between two lines. */
const centered: Arrangement = [
  {
    ...lines,
    fontSize: theme.size.item,
    ...media('screen', wordSize),
    paddingBlock: theme.distance.row,
    borderBlock: rules.page,
    textAlign: 'center',
  },
  {
    display: 'inline-block',
    selectors: {
      '&:not(:last-child)::after': {
        content: '"·" / ""',
        marginInline: '0.45em 0.2em',
        color: theme.color.accent,
      },
    },
  },
];

/** The container query for cards with room for three boxes in large letters. */
const broad = '(min-width: 28rem)';
/** The names are boxes that fill the lines of a card. */
const boxes: Arrangement = [
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    height: '100%',
    fontSize: theme.size.lead,
    lineHeight: 1.3,
    ...inRoom(broad, { fontSize: theme.size.entry }),
  },
  {
    ...tile,
    display: 'grid',
    alignContent: 'center',
    flex: '1 0 auto',
    // A box becomes as wide as its longest word, which would else be broken.
    overflowWrap: 'break-word',
    maxWidth: '100%',
    padding: `0.5em ${seamPadding}`,
  },
];

/** The names form an index in columns, each below a line. The columns are about equally long. */
const index: Arrangement = [
  {
    columns: '3 18rem',
    columnGap: theme.space.l,
    lineHeight: wordSize.lineHeight,
    fontSize: posterSize.entry,
    ...wordSpaces,
    letterSpacing: '-0.025em',
    '@media': { print: { fontSize: theme.size.lead } },
  },
  {
    ...titleNumber,
    // A name that has no room beside its number stands below it.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.4em',
    paddingBlock: '0.4em 0.6em',
    borderTop: rules.page,
    breakInside: 'avoid',
  },
];

function arrangement(): Arrangement {
  if (isIndex) return index;
  if (onCards) return boxes;
  return layout.align === 'center' ? centered : stroked;
}
const [ofList, ofName] = arrangement();
export const list = style([display, ofList]);
export const name = style(ofName);
const few = `${list}:not(:has(> :nth-child(5)))`;
if (ofList === centered[0]) globalStyle(few, fewWords);
if (isIndex) {
  // A few names fill the width, each below its number. A name that is wider than its column makes it wider.
  const room = '(min-width: 40rem)';
  const few = `${list}:not(:has(> :nth-child(7)))`;
  const four = ':has(> :nth-child(4):last-child)';
  globalMedia(few, 'screen', { fontSize: posterSize.row, lineHeight: 1 });
  globalInRoom(few, room, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.distance.row} ${theme.space.l}`,
  });
  globalInRoom(`${few} > ${name}`, room, {
    display: 'grid',
    alignContent: 'start',
    flex: '1 0 30%',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    rowGap: theme.space.s,
    paddingBlock: theme.space.m,
  });
  globalInRoom(`${few}${four} > ${name}`, room, { flexBasis: '40%' });
}
if (onCards) {
  // Three names fill a row, or four, so that the last name is not alone.
  const many = `${list}:has(> :nth-child(5))`;
  globalInRoom(`${many} > ${name}`, broad, { flexBasis: '30%' });
  globalInRoom(`${many}:has(> :nth-child(3n + 1):last-child) > ${name}`, broad, {
    flexBasis: '22%',
  });
  // A few names are large, in boxes below one another, or at the foot of plates side by side. In less room than this,
  // such plates would be tall and narrow, and their names small.
  const room = '(min-width: 40rem)';
  globalMedia(few, 'screen', {
    fontSize: `min(11cqi, ${theme.size.item})`,
    // At this size, three names of ten letters fit side by side, so their plates are equally wide.
    '@container': { [room]: { fontSize: `min(4.8cqi, ${theme.size.item})` } },
  });
  globalMedia(`${few} > ${name}`, 'screen', {
    flexBasis: '100%',
    minHeight: '2.2em',
    '@container': {
      [room]: { flexBasis: '22%', alignContent: 'end', minHeight: '10rem' },
    },
  });
  makePlate(`${few} > ${name}`, '100% 0%', '%');
}
/**
 * The space before the last name. In lines of names, no line should end there, so that the last name is not alone on a
 * line. A list must contain nothing beside its items but blanks, so no word joiner stands around it.
 */
export const lastSpace = ofList.textWrap === undefined ? ' ' : '\u00a0';
