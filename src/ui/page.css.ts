import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from './style-rules.ts';
import {
  display,
  layout,
  motionAllowed,
  rules,
  theme,
  touchSize,
  typography,
  uppercase,
} from './theme.css.ts';

/** The name of the CSS counter for the rows of a list. */
export const rowCounter = 'row';
const counterStyle = { none: '', decimal: ', decimal-leading-zero', roman: ', upper-roman' };

/** The number before a row, which screen readers ignore. */
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

/** A section with a heading and a list. */
export const block = style({
  display: 'grid',
  gap: `min(${theme.space.xl}, 8svh)`,
  minWidth: 0,
  // The gap between an <h2> and its list is smaller than the gap to the section above.
  selectors: { '&:has(> * > h2)': { gap: theme.space.m } },
});

/** The padding of cards, which is smaller on a phone to leave room for text. */
export const cardPadding = `min(${theme.space.l}, 6vw)`;
/** A transparent outline. Forced colours remove backgrounds, but make this outline of an element visible. */
export const edge = { outline: '1px solid transparent' } as const;
const card = {
  ...edge,
  padding: cardPadding,
  borderRadius: `calc(1.5 * ${theme.radius})`,
  background: theme.color.raised,
  // Printed cards have no background, so they need no padding at their sides.
  '@media': { print: { paddingInline: 0 } },
};
/** The container query for lists with room for two columns. */
export const twoColumns = '(min-width: 40rem)';

/** Whether the theme draws rows and sections as cards. */
export const onCards = layout.blocks === 'cards';

/** A picture that is as wide as its parent. If the height is also set, the picture is cropped. */
export const pictureBox = {
  width: '100%',
  borderRadius: theme.radius,
  background: theme.color.raised,
  objectFit: 'cover',
} as const;

/** A section with its content right below its heading. The section's width determines the columns of its lists. */
export const headed = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  ...(onCards && card),
});

/** A row of a list, drawn as a card or with a line above. */
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
  // If the section is a card itself, its rows have lines instead of cards.
  globalStyle(`${headed} ${row}`, {
    padding: `${theme.space.m} 0 0`,
    outline: 0,
    borderTop: `1px solid ${theme.color.line}`,
    borderRadius: 0,
  });
}

/** The font size of a single name or link outside of running text. */
export const itemSize = { fontSize: theme.size.item, lineHeight: 1.15 } as const;

/** Small, muted text, such as the caption of a picture. */
export const note = { color: theme.color.muted, fontSize: theme.size.small } as const;

/** A line whose parts are spread over its width. Parts that do not fit wrap onto the next line. */
export const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${theme.space.xs} ${theme.space.l}`,
} as const;

/** The heading of a list entry, or of a part of running text. */
export const entryTitle = {
  fontSize: theme.size.entry,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
} as const;

/** A large line of text. */
export const strongLine = style([
  display,
  {
    ...itemSize,
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.35em',
    minWidth: touchSize,
    // The padding makes the line high enough for a finger. The negative margin makes up for this padding.
    paddingBlock: '0.28em',
    marginBlock: '-0.18em',
    letterSpacing: uppercase ? '-0.025em' : '-0.01em',
  },
]);

/** The colours of a hovered link. */
const hovered = { color: theme.color.accent, textDecorationColor: 'currentColor' } as const;
const hoverable = {
  textDecorationColor: theme.color.line,
  textDecorationThickness: '1px',
  selectors: { '&:hover': hovered },
  ...media(motionAllowed, { transition: 'color 0.2s, text-decoration-color 0.2s' }),
};

/** A large link, whose underline changes colour on hover. */
export const strongLink = style([strongLine, { textUnderlineOffset: '0.18em', ...hoverable }]);

/** Extends the clickable area of a link to the nearest positioned element around the link. */
export const covering: StyleRule = {
  '::before': { content: '', position: 'absolute', inset: 0 },
  ...media('print', { '::before': { content: 'none' } }),
};

/** Extends the clickable area of a strong link to the whole row. */
export const rowLink: StyleRule = {
  ...covering,
  ...(layout.list === 'index' && {
    textDecorationColor: 'transparent',
    textDecorationThickness: '3px',
  }),
  selectors: { [`${row}:hover &`]: hovered },
};

/** A link on its own line, in the font of the text around it. The link is high enough for a finger. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minWidth: touchSize,
  minHeight: touchSize,
  textUnderlineOffset: '0.2em',
  ...hoverable,
});
