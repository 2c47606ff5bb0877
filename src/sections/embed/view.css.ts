import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { caption as captionBelow, ground, mount, onAxis, paper } from '../../ui/frame/frame.css.ts';
import { room } from '../../ui/letters.css.ts';
import { entryTitle } from '../../ui/page.css.ts';
import { display, theme, touchSize } from '../../ui/theme.css.ts';

const ratio = createVar();
const shape = style({
  containerType: 'inline-size',
  display: 'grid',
  // A long title makes the video's box higher, and the aspect ratio then makes the box wider. This column
  // keeps the box from getting wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  // The maximum width limits the height of the video to 80 % of the screen.
  maxWidth: `min(100%, 80svh * ${ratio})`,
  ...onAxis,
});
export const figure = styleVariants(
  { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '9:16': '9 / 16' },
  (value) => [shape, { vars: { [ratio]: value } }],
);
export const screen = style({
  width: '100%',
  position: 'relative',
  display: 'grid',
  // The picture in its place does not change the shape of the video.
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  alignItems: 'end',
  aspectRatio: ratio,
  borderRadius: theme.radius,
  ...mount,
  ...ground,
});
export const filling = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: theme.radius,
  objectFit: 'cover',
});
/** A poster of another shape than the video. */
export const contained = style([filling, { objectFit: 'contain' }]);
/** The button covers the whole video. Only the button's label is visible. */
export const button = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'inherit',
  padding: `calc(${paper} + ${theme.space.m})`,
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
    // On a picture, which may be as dark as the page, the button is seen by its surface.
    [`${button} > &`]: { background: theme.color.accent, color: theme.color.onAccent },
    [`${button}:hover > &`]: { background: theme.color.text, color: theme.color.surface },
  },
});
export const caption = style([captionBelow, { marginTop: 0 }]);
export const title = style([display, entryTitle, { color: theme.color.text }]);
/** The large title of a video without a poster. */
export const cover = style([
  display,
  {
    padding: theme.space.m,
    // The padding leaves room for the button below a long title.
    paddingBlockEnd: `calc(${touchSize} + 2 * ${theme.space.m})`,
    vars: { [room]: `100cqi - 2 * ${theme.space.m}`, ...fits },
    fontSize: fitted(theme.size.display),
    lineHeight: 1.1,
    textWrap: 'balance',
  },
]);
// A long title makes its plate higher, so that it never lies on the button.
globalStyle(`${shape} > ${screen}:has(> ${cover})`, {
  aspectRatio: 'auto',
  minHeight: `calc(100cqi / (${ratio}))`,
});
