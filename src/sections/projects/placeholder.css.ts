import {
  type CSSProperties,
  createVar,
  fallbackVar,
  globalStyle,
  type StyleRule,
  style,
} from '@vanilla-extract/css';
import { cardPadding, onCards, row } from '../../ui/page.css.ts';
import { display, isRtl, layout, motionAllowed, theme } from '../../ui/theme.css.ts';

const broad = 'screen and (min-width: 44rem)';
const narrow = 'screen and (max-width: 43.99rem)';
const isIndex = layout.list === 'index';

const ratio = createVar();
const shape = fallbackVar(ratio, '3 / 2');

/** The width of a picture beside its text, relative to the width of the text. */
export const share = createVar();

/** The variables of projects whose pictures stand upright. */
export const upright = { [ratio]: '1', [share]: '3.5fr' };

/** Extends a picture on a card to the card's edges. */
const fullBleed: StyleRule =
  layout.list === 'grid' && onCards
    ? {
        width: `calc(100% + 2 * ${cardPadding})`,
        maxWidth: 'none',
        margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${theme.space.s}`,
        borderRadius: `calc(1.5 * ${theme.radius}) calc(1.5 * ${theme.radius}) 0 0`,
      }
    : {};
const frame = style([
  { alignSelf: 'start', width: '100%', borderRadius: theme.radius },
  {
    rows: {
      order: -1,
      marginBlockEnd: theme.space.xs,
      aspectRatio: '5 / 2',
      '@media': {
        [broad]: { gridRow: '1 / -1', gridColumn: 1, marginBlockEnd: 0, aspectRatio: shape },
      },
    },
    grid: { order: -1, marginBlockEnd: theme.space.s, aspectRatio: shape },
    index: {
      gridArea: '1 / 2',
      aspectRatio: '1',
      '@media': { [broad]: { gridColumn: 3, gridRow: '1 / -1' } },
    },
  }[layout.list],
  fullBleed,
]);
export const picture = style([
  frame,
  { background: theme.color.raised, objectFit: 'cover' },
  isIndex
    ? { '@media': { [narrow]: { gridArea: 'auto / 1 / auto / -1' } } }
    : { aspectRatio: shape },
]);

/** Mixes the accent and the text colour. Text that is readable on both colours is readable on the mix. */
const step = (share: number) =>
  `color-mix(in oklab, ${theme.color.accent}, ${theme.color.text} ${share}%)`;
const bands = (angle: string) =>
  `linear-gradient(${angle}, ${step(0)} 34%, ${step(14)} 0 58%, ${step(28)} 0 80%, ${step(42)} 0)`;
const rings = (at: string) =>
  `radial-gradient(circle at ${at}, ${step(42)} 12cqw, ${step(28)} 0 26cqw, ${step(14)} 0 42cqw, ${step(0)} 0)`;

/** How far Arabic letters reach below the baseline, in em. */
const descent = isRtl ? 0.28 : 0;
type Placeholder = {
  box: StyleRule;
  initial: CSSProperties;
  host?: CSSProperties;
  /** The backgrounds of the second and the third of every three placeholders, so neighbours differ. */
  others?: readonly string[];
};
// The sizes below assume that a capital letter is about 0.72 em high, and a wide one about 0.95 em wide.
const placeholders: Record<typeof layout.plates, Placeholder> = {
  // The project's initial letter is as high as the placeholder, on its lower edge, and cut off at the side.
  bands: {
    box: { alignItems: 'end', background: bands('115deg') },
    initial: {
      insetInlineEnd: '-0.05em',
      insetBlockEnd: `${0.05 + descent}em`,
      fontSize: isRtl ? '90cqh' : '122cqh',
    },
    host: { justifySelf: 'start', background: step(42), borderRadius: theme.pill },
    others: [bands('65deg'), bands('160deg')],
  },
  // The initial has a thin frame, as on the title page of a book.
  frame: {
    box: {
      placeItems: 'end center',
      background: theme.color.raised,
      color: theme.color.accent,
      outline: `1px solid ${theme.color.accent}`,
      outlineOffset: `calc(-1 * ${theme.space.s})`,
    },
    initial: {
      inset: `0 0 ${0.08 + descent}em`,
      margin: 'auto',
      height: '0.72em',
      fontSize: '72cqh',
    },
    host: { marginBlockEnd: theme.space.s },
  },
  // The initial and the URL's host are in line with the text of the card below.
  rings: {
    box: { alignItems: 'end', background: rings('100% 100%') },
    initial: {
      insetInlineStart: `calc(${cardPadding} - 0.07em)`,
      insetBlockStart: cardPadding,
      fontSize: '58cqh',
    },
    host: { marginInlineStart: `calc(${cardPadding} - 0.7em)` },
    others: [rings('100% 0%'), rings('75% 50%')],
  },
  // The initial is as wide as the placeholder.
  solid: {
    box: { alignItems: 'start', background: theme.color.text, color: theme.color.surface },
    initial: {
      inset: `auto 0 ${0.04 + descent}em`,
      textAlign: 'center',
      fontSize: isRtl ? 'min(70cqw, 80cqh)' : 'min(96cqw, 110cqh)',
    },
  },
};
const chosen = placeholders[layout.plates];

/** The URL's host. A project without a URL has none, and an empty label would still have its background. */
const withHost = '&:not([data-host=""])::after';

/** Replaces the picture of a project without a picture. Shows the title's first letter and the URL's host. */
export const placeholder = style([
  frame,
  display,
  {
    position: 'relative',
    display: 'grid',
    containerType: 'size',
    overflow: 'hidden',
    color: theme.color.onAccent,
    forcedColorAdjust: 'none',
    '::before': {
      content: 'attr(data-initial)',
      position: 'absolute',
      // The line is as high as a capital, so the letter stands exactly on the lower edge of its line.
      lineHeight: 0.72,
      ...chosen.initial,
    },
    selectors: {
      [withHost]: {
        content: 'attr(data-host)',
        position: 'relative',
        margin: theme.space.s,
        padding: '0.3em 0.7em',
        font: `500 ${theme.size.small}/1.2 ${theme.font.text}`,
        textTransform: 'none',
        ...chosen.host,
      },
    },
    '@media': {
      ...(isIndex && { [narrow]: { selectors: { [withHost]: { content: 'none' } } } }),
      print: { display: 'none' },
      [motionAllowed]: {
        '::before': { transition: 'scale 0.7s cubic-bezier(0.22, 1, 0.36, 1)' },
        selectors: { [`${row}:hover &::before`]: { scale: '1.06' } },
      },
    },
  },
  chosen.box,
]);
chosen.others?.forEach((background, index) => {
  globalStyle(`li:nth-child(3n + ${index + 2}) ${placeholder}`, { background });
});
