import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { fits, fitted } from '../fitted.ts';
import { frame } from '../frame/frame.css.ts';
import { sameArea } from '../frame/same-area.ts';
import { room } from '../letters.css.ts';
import { isNumbered, onCards, row, rowNumber } from '../section.css.ts';
import { globalInRoom, inRoom } from '../style-rules.ts';
import { theme } from '../theme.css.ts';
import { wanted, words } from './entry.css.ts';

/** The container query for a picture beside the words. */
const broad = '(min-width: 38rem)';
/** The container query for a large picture beside the words of an index. */
const broader = '(min-width: 56rem)';
const hasNumbers = layout.numbering !== 'none';
/** The column of numbers in an index. */
const numbers = hasNumbers ? 'minmax(min-content, 1fr)' : '';

/** The pictures of an index are little higher than the words beside them, which can be large. */
const small = isNumbered ? sameArea('14rem', '14.5rem') : sameArea('10rem', '11rem');

/** The styles of an entry, of its picture or plate, and of its words. */
type Arrangement = { entry: StyleRule; frame: StyleRule; words: StyleRule };

/** The words stand beside the picture, or below it where there is no room. */
const rows: Arrangement = {
  entry: {
    vars: { [wanted]: theme.size.heading },
    '@media': {
      screen: {
        '@container': {
          [broad]: {
            vars: { [room]: '46cqi' },
            gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
            columnGap: `clamp(${theme.space.l}, 5vw, ${theme.space.xxl})`,
          },
        },
      },
      print: { selectors: { '&:has(picture)': { gridTemplateColumns: '5fr 7fr' } } },
    },
  },
  frame: inRoom(broad, { maxWidth: sameArea('21rem') }),
  // The heading beside the list stands on the line of its first title.
  words: { alignSelf: 'baseline' },
};

/** The number comes first, then the words, then a small picture, which is below them where there is no room. */
const index: Arrangement = {
  entry: {
    vars: { [wanted]: theme.size.title, [room]: '100cqi - 3.5rem', ...fits },
    gridTemplateColumns: `${hasNumbers ? 'auto ' : ''}minmax(0, 1fr)`,
    alignItems: 'baseline',
    columnGap: theme.space.m,
    ...inRoom(broad, {
      vars: { [room]: '60cqi' },
      gridTemplateColumns: `${numbers} minmax(0, 8fr) minmax(0, 3fr)`,
      columnGap: theme.space.l,
    }),
    '::before': {
      whiteSpace: 'nowrap',
      ...(isNumbered && { fontSize: fitted(theme.size.title) }),
    },
  },
  frame: {
    order: 1,
    gridColumn: '1 / -1',
    ...inRoom(broad, { gridArea: '1 / -2', justifySelf: 'start', maxWidth: small }),
  },
  words: { gridColumn: hasNumbers ? 2 : 1, ...inRoom(broad, { gridRow: 1 }) },
};

/** Whether works stand side by side, as cells do. */
export const isGrid = onCards || layout.list === 'grid';
const chosen = layout.list === 'index' ? index : rows;
/** An entry that a link may cover, with its picture and its words. */
export const base: StyleRule = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
};
/** An entry in a list of works that do not stand side by side. */
export const work = style([row, rowNumber, base, chosen.entry]);
/** A work of a list without pictures, whose words take the room of pictures. */
export const unpictured = style(
  chosen === rows
    ? inRoom(broad, { gridTemplateColumns: 'minmax(0, 1fr)' })
    : inRoom(broad, { gridTemplateColumns: `${numbers} minmax(0, 11fr)` }),
);
/** A work of a list in which half have no picture. The words of all begin at one edge. */
export const sparse = style({});
if (chosen === rows) {
  globalInRoom(sparse, broad, { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr)' });
  globalInRoom(`${sparse} ${frame}`, broad, { order: 1, justifySelf: 'end' });
  // The title stands beside all other words.
  const beside = `${unpictured} > ${words}`;
  globalInRoom(beside, broad, {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: `0 ${theme.space.xl}`,
  });
  globalInRoom(`${beside} > :first-child`, broad, { gridRow: '1 / span 9' });
  globalInRoom(`${beside} > :not(:first-child)`, broad, { gridColumn: 2 });
  // Rows that the title spans and that hold nothing would have gaps.
  globalInRoom(`${beside} > :nth-child(n + 3)`, broad, { marginBlockStart: theme.space.s });
} else {
  globalInRoom(`${work}:not(${unpictured})`, broader, {
    vars: { [room]: '42cqi' },
    gridTemplateColumns: `${numbers} minmax(0, 5.5fr) minmax(0, 5.5fr)`,
  });
}
globalStyle(`${work} > ${words}`, chosen.words);
globalStyle(`${work} ${frame}`, chosen.frame);
