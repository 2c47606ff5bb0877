import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fitted } from '../../ui/fitted.ts';
import { room } from '../../ui/letters.css.ts';
import { covering, entryTitle, quietLink } from '../../ui/page.css.ts';
import {
  card as cardBox,
  cardPadding,
  fullBleed,
  isNumbered,
  onCards,
  rowCounter,
  rowNumber,
  titleNumber,
} from '../../ui/section.css.ts';
import { onGround, shape, shapedPicture } from '../../ui/shape.css.ts';
import { halves, inRoom } from '../../ui/style-rules.ts';
import { isRtl, layout, rules, theme, touchSize } from '../../ui/theme.css.ts';
import type { Width } from './widths.ts';

// The container queries for sections with room for two and for three columns, and for two alone.
const broad = '(min-width: 36rem)';
const forThree = '(min-width: 58rem)';
const inTwo = `${broad} and (not ${forThree})`;

const isPoster = layout.sections === 'columns';
const isCentered = layout.align === 'center' && !onCards;
/** What a title has no room for: the padding of its card, or its number. */
const padding = onCards ? ` - 2 * ${cardPadding}` : isNumbered ? ' - 3rem' : '';

export const cards = style({
  display: 'grid',
  gap: onCards
    ? theme.distance.section
    : // A picture is closer to its own words than to the next picture.
      `${isCentered ? `calc(1.3 * ${theme.space.xl})` : theme.space.xl} clamp(${theme.space.m}, 3cqi, ${theme.space.xl})`,
  ...(isCentered && { counterReset: rowCounter }),
  vars: { [room]: `100cqi${padding}` },
  '@container': {
    [broad]: { vars: { [room]: `44cqi${padding}` }, gridTemplateColumns: halves },
  },
});
/** The class of lists with room for three columns. */
export const inThree = style({
  '@container': {
    [forThree]: {
      vars: { [room]: `29cqi${padding}` },
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
});
export const card = style([
  onCards ? cardBox : {},
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: isPoster || isCentered ? theme.space.m : theme.distance.caption,
    alignContent: 'start',
  },
]);

/** A picture or a plate, or the place of both. */
export const frame = style([
  { width: '100%', borderRadius: theme.radius },
  onCards ? fullBleed : {},
]);
export const plate = style([frame, { aspectRatio: shape }]);
export const picture = style([frame, shapedPicture]);
// Pictures side by side stand on one baseline, and so do the words below them.
if (!onGround) globalStyle(`${card}:has(> picture)`, { alignSelf: 'baseline' });
export const words = style({
  ...(isCentered && !isNumbered && rowNumber),
  display: 'grid',
  gap: isCentered ? theme.space.s : theme.space.xs,
  alignContent: 'start',
  // A title is centred, so the few words below it are centred too.
  ...(layout.align === 'center' && { justifyItems: 'center', textAlign: 'center' }),
  ...(isNumbered && {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.space.m,
  }),
  // Without pictures, a line above each text shows where a card begins.
  ...(!onCards && {
    selectors: { '&:first-child': { paddingTop: theme.space.s, borderTop: rules.page } },
  }),
});
if (layout.align === 'center') {
  globalStyle(`${words} > p`, { textWrap: 'balance', fontSize: theme.size.lead });
}

const columns: StyleRule = {
  gridColumn: '1 / -1',
  // Beside its number, a title of a poster needs more room.
  gridTemplateColumns: `minmax(0, ${isPoster ? 6 : 7}fr) minmax(0, 5fr)`,
  columnGap: `clamp(${theme.space.m}, 4cqi, ${theme.space.xl})`,
  ...(layout.align === 'center' && { alignItems: 'center' }),
};
/** The classes of cards by their width. Those with a row of their own have their text beside their picture. */
export const widths: Record<Width, string> = {
  third: '',
  half: '',
  whole: style({ '@container': { [broad]: columns } }),
  wholeInTwo: style({ '@container': { [inTwo]: columns } }),
};

const posterTitle = { fontSize: fitted(theme.size.entry), lineHeight: 1 };
// All titles have the minimum height of a link, so titles with and without a link are level.
export const title = style([
  titleNumber,
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: touchSize,
    ...entryTitle,
    fontSize: fitted(theme.size.entry),
    ...(isCentered && { fontSize: fitted(theme.size.title), lineHeight: 1.15 }),
    // All other words of the card begin where the title does.
    ...(isNumbered && {
      gridColumn: '1 / -1',
      gridTemplateColumns: ['auto minmax(0, 1fr)', 'subgrid'],
      alignItems: 'baseline',
    }),
    ...(isPoster && inRoom(`not ${broad}`, posterTitle)),
  },
]);

// The picture of a card that fills a row reaches three edges of this card.
const corner = `calc(1.5 * ${theme.radius})`;
const besideText: StyleRule = onCards
  ? {
      width: `calc(100% + ${cardPadding})`,
      marginBlockEnd: `calc(-1 * ${cardPadding})`,
      borderRadius: isRtl ? `0 ${corner} ${corner} 0` : `${corner} 0 0 ${corner}`,
    }
  : {};
// The tags stand at the lower edge of the picture, and on a card all words. On a poster, all words hang from a line.
const wordsBeside = isPoster
  ? { rowGap: theme.space.s, paddingTop: theme.space.s, borderTop: rules.page }
  : onCards
    ? { alignContent: 'end' }
    : { gridTemplateRows: 'auto 1fr' };
for (const [row, query] of [
  [widths.whole, broad],
  [widths.wholeInTwo, inTwo],
] as const) {
  const inRow = (parts: string, rule: StyleRule) =>
    globalStyle(`${row}${parts}`, { '@container': { [query]: rule } });
  inRow(` ${frame}`, besideText);
  // Beside a picture, the words are larger.
  inRow(` ${title}`, isPoster ? posterTitle : { fontSize: fitted(theme.size.title) });
  inRow(` ${words} > p`, { fontSize: theme.size.lead });
  if (isCentered) {
    // Pictures stand left and right in turn, as on the pages of a book.
    inRow(':nth-child(even)', { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' });
    inRow(`:nth-child(even) ${frame}`, { order: 1 });
  } else {
    inRow(` ${words}`, wordsBeside);
  }
  // A text alone in its row is as wide as the row.
  inRow(` ${words}:first-child`, { gridColumn: '1 / -1' });
}

if (isNumbered) globalStyle(`${words} > :not(${title})`, { gridColumn: 2 });

export const link = style([quietLink, covering]);
