import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from './conditions.ts';
import { display, itemSize } from './display.css.ts';
import {
  layout,
  motionAllowed,
  rules,
  theme,
  touchSize,
  typography,
  uppercase,
} from './theme.css.ts';

/** The CSS counter of the rows of a list. */
export const rowCounter = 'row';
const counterStyle = { none: '', decimal: ', decimal-leading-zero', roman: ', upper-roman' };

/** The number of a row, which stands before it, for the eye only. */
export const rowNumber: StyleRule =
  layout.numbering === 'none'
    ? {}
    : {
        '::before': {
          content: `counter(${rowCounter}${counterStyle[layout.numbering]}) / ""`,
          counterIncrement: rowCounter,
          color: theme.color.accent,
          font: `${typography.weight} ${theme.size.entry}/1.15 ${theme.font.display}`,
          fontVariantNumeric: 'tabular-nums',
        },
      };

/** A section with a heading and a list below it. */
export const block = style({
  display: 'grid',
  gap: `min(${theme.space.xl}, 8svh)`,
  minWidth: 0,
  // A heading that is not the page's own stands nearer to its list than to what is above it.
  selectors: { '&:has(> * > h2)': { gap: theme.space.m } },
});

/** Less on a phone, whose width the words need. */
export const cardPadding = `min(${theme.space.l}, 6vw)`;
/** An edge that only forced colours show, which take the background away. */
export const edge = { outline: '1px solid transparent' } as const;
const card = {
  ...edge,
  padding: cardPadding,
  borderRadius: `calc(1.5 * ${theme.radius})`,
  background: theme.color.raised,
  // On paper a card has no background, so that its words stand at the edge of the page.
  '@media': { print: { paddingInline: 0 } },
};
/** Where a list has room for two columns, wherever it stands. */
export const twoColumns = '(min-width: 40rem)';

/** Whether rows and sections stand on cards. */
export const onCards = layout.blocks === 'cards';

/** A heading, and right below it what it is about, whose columns are as many as it has room for. */
export const headed = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  ...(onCards && card),
});

/** A row of a list, with a line above it, or on a card. */
export const row = style(
  onCards
    ? card
    : {
        paddingBlock: theme.space.l,
        borderTop: rules.page,
        ...media('print', { paddingBlock: theme.space.m }),
      },
);
if (onCards) {
  // Within a section that is a card itself.
  globalStyle(`${headed} ${row}`, {
    padding: `${theme.space.m} 0 0`,
    outline: 0,
    borderTop: `1px solid ${theme.color.line}`,
    borderRadius: 0,
  });
}

/** The heading of an entry of a list, or of a part of running text. */
export const entryTitle = {
  fontSize: theme.size.entry,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
} as const;

/** A large line outside of running text. */
export const strongLine = style([
  display,
  {
    ...itemSize,
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.35em',
    minWidth: touchSize,
    // High enough for a finger, and no further from what is around it.
    paddingBlock: '0.28em',
    marginBlock: '-0.18em',
    letterSpacing: uppercase ? '-0.025em' : '-0.01em',
  },
]);

/** Of a link that is hovered over. */
export const hovered = { color: theme.color.accent, textDecorationColor: 'currentColor' } as const;
const hoverable = {
  textDecorationColor: theme.color.line,
  textDecorationThickness: '1px',
  selectors: { '&:hover': hovered },
  ...media(motionAllowed, { transition: 'color 0.2s, text-decoration-color 0.2s' }),
};

/** A large line that is a link; its underline is coloured when it is hovered over. */
export const strongLink = style([
  strongLine,
  {
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
    ...hoverable,
  },
]);

/** A link on a line of its own, in the type around it; high enough for a finger. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minWidth: touchSize,
  minHeight: touchSize,
  textUnderlineOffset: '0.2em',
  ...hoverable,
});
