import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { quietLink, spread } from '../../ui/page.css.ts';
import { display, theme, touchSize } from '../../ui/theme.css.ts';

const ratio = createVar();
const shape = style({
  containerType: 'inline-size',
  display: 'grid',
  // A long title makes the video's box higher, and the aspect ratio then makes the box wider. This column
  // keeps the box from getting wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  // The maximum width limits the height of the video to 80 % of the screen.
  maxWidth: `min(100%, 80svh * ${ratio})`,
});
export const figure = styleVariants(
  { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '9:16': '9 / 16' },
  (value) => [shape, { vars: { [ratio]: value } }],
);
export const screen = style({
  width: '100%',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  aspectRatio: ratio,
  borderRadius: theme.radius,
  background: theme.color.raised,
});
export const filling = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: theme.radius,
  objectFit: 'cover',
});
/** The button covers the whole video. Only the button's label is visible. */
export const button = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  padding: theme.space.m,
  border: 0,
  borderRadius: theme.radius,
  background: 'none',
  textAlign: 'start',
});
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  selectors: {
    [`${button}:hover > &`]: { background: theme.color.accent, color: theme.color.onAccent },
  },
});
export const caption = style(spread);
export const title = style({ fontWeight: 500 });
/** The large title of a video without a poster. */
export const cover = style([
  display,
  {
    padding: theme.space.m,
    // The padding leaves room for the button below a long title.
    paddingBlockEnd: `calc(${touchSize} + 2 * ${theme.space.m})`,
    fontSize: 'clamp(1.5rem, 5cqi, 4rem)',
    lineHeight: 1.1,
    textWrap: 'balance',
  },
]);
export const link = style([quietLink, { color: theme.color.muted }]);
