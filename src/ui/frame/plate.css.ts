import { type CSSProperties, type StyleRule, style } from '@vanilla-extract/css';
import { calm, rings } from '../rings.ts';
import { cardPadding } from '../section.css.ts';
import { display, isRtl, layout, motionAllowed, onPlate, theme } from '../theme.css.ts';
import { frame } from './frame.css.ts';
import { shape } from './shape.css.ts';

const bands = `linear-gradient(115deg, ${calm(0)} 34%, ${calm(14)} 0 58%, ${calm(28)} 0 80%, ${calm(42)} 0)`;

/** How far Arabic letters reach below the baseline, in em. */
const descent = isRtl ? 0.28 : 0;
type Plate = { box: StyleRule; initial: CSSProperties; host?: CSSProperties };
// The sizes below assume that a capital letter is about 0.72 em high, and a wide one about 0.95 em wide.
const plates: Record<typeof layout.plates, Plate> = {
  // The initial letter stands at the end of the plate, as far from its side as from the upper and the lower edge.
  bands: {
    box: { alignItems: 'end', background: bands },
    initial: {
      insetInlineEnd: '11cqh',
      insetBlockEnd: `calc(11cqh + ${descent}em)`,
      fontSize: isRtl ? '80cqh' : '108cqh',
    },
    host: {
      justifySelf: 'start',
      background: calm(42),
      color: onPlate.text,
      borderRadius: theme.pill,
    },
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
      inset: `0 0 ${0.16 + descent}em`,
      margin: 'auto',
      textAlign: 'center',
      height: '0.72em',
      fontSize: '72cqh',
    },
    host: { marginBlockEnd: `calc(2 * ${theme.space.s})` },
  },
  // The initial and the URL's host are in line with the text of the card below.
  rings: {
    box: {
      alignItems: 'end',
      background: rings('100% 100%', 'cqw'),
    },
    initial: {
      insetInlineStart: `calc(${cardPadding} - 0.055em)`,
      insetBlockStart: cardPadding,
      fontSize: '58cqh',
    },
    host: { marginInlineStart: `calc(${cardPadding} - 0.7em)` },
  },
  // The initial is as wide as the plate. A little of its foot is cut off, so that no line shows below it.
  solid: {
    box: { alignItems: 'start', background: theme.color.text, color: theme.color.surface },
    initial: {
      inset: `auto 0 ${descent - 0.02}em`,
      textAlign: 'center',
      fontSize: isRtl ? 'min(70cqw, 80cqh)' : 'min(96cqw, 110cqh)',
    },
  },
};
const chosen = plates[layout.plates];

/** The URL's host. An entry without a URL has none, and an empty label would still have its background. */
const withHost = '&[data-host]:not([data-host=""])::after';

/** What stands for a picture that an entry does not have. Shows the title's first letter and the URL's host. */
export const plate = style([
  display,
  frame,
  {
    aspectRatio: shape,
    position: 'relative',
    display: 'grid',
    containerType: 'size',
    overflow: 'hidden',
    color: `light-dark(${theme.color.onAccent}, ${theme.color.accent})`,
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
        font: `500 ${theme.size.label}/1.2 ${theme.font.text}`,
        textTransform: 'none',
        ...chosen.host,
      },
    },
    // A small plate has no room for the host.
    '@container': { '(max-width: 9rem)': { selectors: { [withHost]: { content: 'none' } } } },
    '@media': {
      print: { display: 'none' },
      [motionAllowed]: {
        '::before': { transition: 'scale 0.7s cubic-bezier(0.22, 1, 0.36, 1)' },
        selectors: { ['li:hover &::before']: { scale: '1.06' } },
      },
    },
  },
  chosen.box,
]);
