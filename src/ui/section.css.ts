import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from './arrangement.css.ts';
import { covered } from './bar-height.ts';
import { globalMedia, media } from './style-rules.ts';
import { rules, theme } from './theme.css.ts';

/** Whether the theme draws rows and sections as cards. */
export const onCards = layout.blocks === 'cards';

/** The space between the line of a section and what hangs from it. */
export const belowRule = layout.rules === 'none' ? 0 : theme.space.m;

/** The name of the CSS counter for the rows of a list. */
export const rowCounter = 'row';
const counterStyle = { none: '', decimal: ', decimal-leading-zero', roman: ', upper-roman' };

/** The width of the widest number of two figures in em. */
export const numberLetters = 1.29;
/** The width of the widest number of two figures, so that what follows numbers begins at one edge. */
export const numberWidth = `${numberLetters}em`;
/** A number in the font of its element, which screen readers ignore. */
const number = {
  content: `counter(${rowCounter}${counterStyle[layout.numbering]}) / ""`,
  counterIncrement: rowCounter,
  color: theme.color.accent,
  ...(layout.numbering === 'decimal' && { minWidth: numberWidth }),
};
/** The number before a row. */
export const rowNumber: StyleRule =
  layout.numbering === 'none'
    ? {}
    : {
        '::before': {
          font: `${typography.weight} ${theme.size.entry}/1.15 ${theme.font.display}`,
          ...number,
        },
      };
/** Whether the entries of all lists have a number, which is as large as their titles. */
export const isNumbered = layout.numbering !== 'none' && typography.figures === 'large';
/** The number in a title of an entry. */
export const titleNumber: StyleRule = isNumbered ? { '::before': number } : {};
/** The width of the column of numbers, where there is room for one. */
export const numberColumn = 'max(3.5rem, 8cqi)';

/** The padding of cards, which is smaller on a phone to leave room for text. */
export const cardPadding = `min(${theme.space.l}, 6vw)`;
/** A transparent outline. Forced colours remove backgrounds, but make this outline of an element visible. */
export const edge = { outline: '1px solid transparent' } as const;
/** The radius of cards, which are larger than what else has round corners. */
export const cardRadius = `calc(1.5 * ${theme.radius})`;
export const card = {
  ...edge,
  padding: cardPadding,
  borderRadius: cardRadius,
  background: theme.color.raised,
  // Printed cards have no background, so they need no padding.
  '@media': { print: { padding: 0 } },
} as const;
/** The distance between the edges of a card and the pictures or tiles that fill the card. */
const seam = theme.space.s;
/** The padding of what fills a card, whose words begin below those of the card's heading. */
export const seamPadding = `calc(${cardPadding} - ${seam})`;
/** A box on a card, or on the page. */
export const tile = {
  ...edge,
  padding: seamPadding,
  borderRadius: theme.radius,
  background: onCards ? theme.color.surface : theme.color.raised,
  ...media('print', { padding: 0 }),
} as const;

const parts: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: theme.distance.heading,
  minWidth: 0,
  selectors: { '&:has(> h1, > * > h1)': { rowGap: theme.distance.title } },
};

export const container = { containerType: 'inline-size' } as const;

/** A section with a heading and a list of entries, which may be cards of their own. */
export const block = style(parts);
/** Such a section whose heading is not that of the page. */
export const laterBlock = style([block]);

/** A section whose heading and content are its own children. */
export const section = style(parts);
/** A section with its content below its heading, on no card. */
export const open = style([section]);

const onCard: StyleRule = onCards ? { ...card, height: '100%' } : {};
/** A section with its content below its heading, drawn as one card if the theme has cards. */
export const headed = style([section, onCard]);

/** Such a section that begins with a picture, which the heading never stands beside on a card. */
export const pictured = onCards ? style([section, onCard]) : open;

/** Such a section whose content fills its card. The heading is always above. */
export const filled = onCards ? style([section, onCard]) : headed;

/** The class of a section by what it consists of. */
export const contents = { words: headed, pictures: pictured, tiles: filled, cards: open } as const;

// Browsers keep a heading on the sheet of what follows only if both are blocks, not cells of a grid.
globalMedia(section, 'print', { display: 'block' });
globalMedia(`${section} > :is(h1, h2)`, 'print', { marginBlockEnd: theme.distance.heading });

/**
 * What a section shows below its heading, or beside it. Browsers style what is in a container only once the container
 * has its width, so this is a container of its own only where it is narrower than the place of the section.
 */
export const body = style({
  ...(onCards && container),
  ...(isNumbered && { counterReset: rowCounter }),
});

// What stands between a heading and its list.
globalStyle(
  `:where(${block}) > div > h1 + *, :where(${block}) > div > h2 + *, div:where(${body}) > * + :is(ul, ol, dl)`,
  { marginBlockStart: theme.distance.row },
);

/** Keeps an element in sight while the content beside it scrolls past. */
export const inSight = {
  position: 'sticky',
  insetBlockStart: `calc(${covered} + ${theme.space.l})`,
  alignSelf: 'start',
} as const;
/** The media query for screens that are high enough for an element that stays in sight. */
export const highScreen = 'screen and (min-height: 40rem)';
/** The space between a heading and the content beside it, or between two columns of sections. */
export const gutter = `clamp(${theme.space.l}, 6vw, ${theme.space.xxl})`;

/** A row of a list, with a line above. */
export const row = style({
  paddingBlock: theme.distance.row,
  borderTop: onCards ? `1px solid ${theme.color.line}` : rules.page,
  ...media('print', { paddingBlock: theme.space.m }),
});
/** Sets what a centred row consists of in the middle of the page, where all of it begins at one edge. */
export const inMiddle: StyleRule =
  layout.align === 'center'
    ? media('screen', { paddingInline: 'max(0px, (100% - 54rem) / 2)' })
    : {};
/** What is between the rows of a list, below its heading, and at its end: the next section begins where its text ends. */
export const rowsApart = onCards
  ? {
      list: { display: 'grid', gap: theme.space.m },
      below: { marginBlockStart: theme.space.m },
      last: {},
    }
  : { list: {}, below: {}, last: { marginBlockEnd: `calc(-1 * ${theme.distance.row})` } };
// The line of a section stands above its first row. Without lines, the distance to the heading is enough.
if (onCards || layout.rules === 'none')
  globalStyle(`${headed} ${row}:first-child`, { paddingBlockStart: 0, borderTop: 0 });
else
  globalStyle(`:is(${headed} ${row}:first-child, ${block} li:first-child > ${row})`, {
    borderTop: rules.section,
  });
// The distance to the next section begins at the end of the last row.
globalStyle(`${headed} ${row}:last-child`, { paddingBlockEnd: 0 });
