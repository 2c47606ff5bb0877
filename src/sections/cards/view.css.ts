import {
  createVar,
  fallbackVar,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { covering, entryTitle, mount, quietLink, wordSize } from '../../ui/page.css.ts';
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
import { globalMedia, inRoom } from '../../ui/style-rules.ts';
import { isRtl, layout, posterSize, rules, theme, touchSize } from '../../ui/theme.css.ts';

// The container queries for sections with room for two and for three columns.
const forThree = '(min-width: 58rem)';
const forSome = '(min-width: 36rem)';
const forTwo = `${forSome} and (not ${forThree})`;

const isPoster = layout.sections === 'columns';
const isCentered = layout.align === 'center' && !onCards;
/** Whether a first card that fills its row has a plate as wide as the row, with its words below. */
const leads = layout.sections === 'margin';

export const cards = style({
  display: 'grid',
  gap: onCards
    ? theme.distance.section
    : // A picture is closer to its own words than to the next picture.
      `${isCentered ? `calc(1.3 * ${theme.space.xl})` : theme.space.xl} clamp(${theme.space.m}, 3cqi, ${theme.space.xl})`,
  ...(isCentered && { counterReset: rowCounter }),
  '@container': { [forSome]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
/** The shape of all pictures of a list. */
const ratio = createVar();
/** The list of cards whose pictures stand upright. */
export const uprightCards = style([cards, { vars: { [ratio]: '1' } }]);
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
  { width: '100%', borderRadius: theme.radius, aspectRatio: fallbackVar(ratio, '3 / 2') },
  onCards ? fullBleed : {},
]);
export const picture = style([
  frame,
  { background: theme.color.raised, objectFit: 'cover' },
  mount,
]);
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

/** A card that fills a row has its text beside its picture. */
const whole: StyleRule = {
  gridColumn: '1 / -1',
  // Beside its number, a title of a poster needs more room.
  gridTemplateColumns: `minmax(0, ${isPoster ? 6 : 7}fr) minmax(0, 5fr)`,
  columnGap: `clamp(${theme.space.m}, 4cqi, ${theme.space.xl})`,
  ...(layout.align === 'center' && { alignItems: 'center' }),
};
const columns = { half: { gridColumn: 'span 3' }, third: { gridColumn: 'span 2' }, whole };
const inColumns = (query: string) =>
  styleVariants(columns, (rule) => ({ '@container': { [query]: rule } }));
/** The classes of cards in sections with room for two columns, by their width. */
export const two = inColumns(forTwo);
/** The classes of cards in sections with room for three columns, by their width. */
export const three = inColumns(forThree);

const posterTitle = { fontSize: posterSize.entry, lineHeight: 1 };
// All titles have the minimum height of a link, so titles with and without a link are level.
export const title = style([
  titleNumber,
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: touchSize,
    ...entryTitle,
    ...(isCentered && { fontSize: theme.size.item, lineHeight: 1.15 }),
    // A card that fills its row has room for larger words.
    ...(leads && inRoom(`not ${forSome}`, { fontSize: theme.size.item })),
    // All other words of the card begin where the title does.
    ...(isNumbered && {
      gridColumn: '1 / -1',
      gridTemplateColumns: ['auto minmax(0, 1fr)', 'subgrid'],
      alignItems: 'baseline',
    }),
    ...(isPoster && inRoom(`not ${forSome}`, posterTitle)),
  },
]);

// The picture of a card that fills a row reaches three edges of this card.
const corner = `calc(1.5 * ${theme.radius})`;
const besideText: StyleRule = onCards
  ? {
      width: `calc(100% + ${cardPadding})`,
      height: `calc(100% + 2 * ${cardPadding})`,
      minHeight: '16rem',
      aspectRatio: fallbackVar(ratio, '16 / 9'),
      marginBlockEnd: `calc(-1 * ${cardPadding})`,
      borderRadius: isRtl ? `0 ${corner} ${corner} 0` : `${corner} 0 0 ${corner}`,
    }
  : { aspectRatio: fallbackVar(ratio, '16 / 9') };
for (const [{ whole: row }, query] of [
  [two, forTwo],
  [three, forThree],
] as const) {
  const inRow = (parts: string, rule: StyleRule) =>
    globalStyle(`${row}${parts}`, { '@container': { [query]: rule } });
  inRow(` ${frame}`, besideText);
  // Beside a picture, the words are larger.
  inRow(` ${title}`, isPoster ? posterTitle : { fontSize: theme.size.item });
  inRow(` ${words} > p`, { fontSize: theme.size.lead });
  if (isCentered) {
    // Pictures stand left and right in turn, as on the pages of a book.
    inRow(':nth-child(even)', { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' });
    inRow(`:nth-child(even) ${frame}`, { order: 1 });
  } else {
    // The tags stand at the lower edge of the picture. On a poster, all words hang from a line.
    inRow(
      ` ${words}`,
      isPoster
        ? { rowGap: theme.space.s, paddingTop: theme.space.s, borderTop: rules.page }
        : { gridTemplateRows: 'auto 1fr' },
    );
  }
  if (onCards) {
    // On a card, the words stand together at the lower edge of the picture.
    inRow(` ${words}`, { gridTemplateRows: 'none', alignContent: 'end' });
  }
  // A text alone in its row is as wide as the row.
  inRow(` ${words}:first-child`, { gridColumn: '1 / -1' });
  if (leads) {
    // The text below a plate stands on the axis of the texts beside the pictures that follow.
    inRow(`:first-child`, { rowGap: theme.space.m });
    inRow(`:first-child :is(${words}, ${frame})`, { gridColumn: '1 / -1' });
    inRow(`:first-child > ${words}`, {
      gridTemplateColumns: 'inherit',
      columnGap: 'inherit',
      gridTemplateRows: 'none',
      alignItems: 'baseline',
    });
    inRow(`:first-child > ${words} > :not(${title})`, { gridColumn: 2 });
    inRow(`:first-child ${title}`, wordSize);
  }
}

if (isNumbered) globalStyle(`${words} > :not(${title})`, { gridColumn: 2 });

export const link = style([quietLink, covering]);
// A title breaks its line rather than letting its arrow reach beyond the column.
if (isCentered) globalMedia(`${link}[target]`, 'screen', { paddingInline: '0.6em' });
