import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { room } from '../../ui/letters.css.ts';
import { entryTitle, mount, quietLink, spread } from '../../ui/page.css.ts';
import { onCards, seamPadding } from '../../ui/section.css.ts';
import { globalInRoom, inRoom } from '../../ui/style-rules.ts';
import { display, layout, leastLine, theme, touchSize, typography } from '../../ui/theme.css.ts';

/** Whether plates have a frame with their words in its middle. */
const isFramed = layout.plates === 'frame';
const inMargin = layout.sections === 'margin';
/** The container query for cards with room for the words beside the video. */
const besideVideo = '(min-width: 60rem)';
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
  ...(layout.align === 'center' && { marginInline: 'auto' }),
});
/** A video with its words beside it, where there is room. */
const beside = style(
  inRoom(besideVideo, {
    // The words fill what the video leaves of the width, which is at least a third.
    gridTemplateColumns: `minmax(0, calc(80svh * ${ratio})) minmax(33%, 1fr)`,
    maxWidth: 'none',
  }),
);
export const figure = styleVariants(
  { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '9:16': '9 / 16' },
  (value, name) => [shape, onCards && name !== '16:9' ? beside : '', { vars: { [ratio]: value } }],
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
  background: onCards ? theme.color.surface : theme.color.raised,
  ...(layout.plates === 'solid' && { background: theme.color.text, color: theme.color.surface }),
  ...mount,
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
  padding: theme.space.m,
  border: 0,
  borderRadius: theme.radius,
  background: 'none',
  textAlign: 'start',
  ...(isFramed && { justifyContent: 'center', padding: `calc(2 * ${theme.space.m})` }),
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
export const caption = style([
  spread,
  // A caption as long as the video would pull its parts to the edges.
  isFramed ? { flexDirection: 'column', alignItems: 'center', textAlign: 'center' } : {},
  // On a card, the video is wider than the heading, and its words begin where the heading does.
  onCards ? { paddingInline: seamPadding } : {},
]);
globalInRoom(`${beside} > ${caption}`, besideVideo, {
  flexDirection: 'column',
  justifyContent: 'end',
  paddingBlockEnd: theme.space.s,
});
/** Whether titles are set like headings. */
const isHeading = isFramed || onCards || layout.sections === 'columns';
/** Below a plate of a book or a newspaper, the title stands like the headline of a picture. */
export const title = style([
  isHeading || inMargin ? display : '',
  isHeading
    ? { fontSize: theme.size.entry, fontWeight: typography.weight, lineHeight: 1.2 }
    : inMargin
      ? entryTitle
      : { fontWeight: 500 },
]);
globalInRoom(`${beside} ${title}`, besideVideo, { fontSize: theme.size.title });
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
  // The title fills its plate as the initial of a project does.
  layout.plates === 'solid'
    ? {
        alignSelf: 'start',
        lineHeight: Math.max(0.9, leastLine),
        letterSpacing: '-0.04em',
      }
    : {},
  isFramed ? { alignSelf: 'center', justifySelf: 'center', textAlign: 'center' } : {},
]);
// A long title makes its plate higher, so that it never lies on the button.
globalStyle(`${shape}:not(${beside}) > ${screen}:has(> ${cover})`, {
  aspectRatio: 'auto',
  minHeight: `calc(100cqi / (${ratio}))`,
});
export const link = style([quietLink, { color: theme.color.muted }]);
