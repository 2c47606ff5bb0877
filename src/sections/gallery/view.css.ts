import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { bleeding, bleedingCaption, mount, onAxis, paper } from '../../ui/frame/frame.css.ts';
import { shape } from '../../ui/frame/shape.css.ts';
import { inRoom, media } from '../../ui/style-rules.ts';
import { motionAllowed, theme } from '../../ui/theme.css.ts';

/** The width in rem from which galleries have room for the rows of `arrangeRows`. */
const room = 40;
const broad = `(min-width: ${room}rem)`;
/** The width of screens, in rem, on which galleries have that room. Its rem is larger there than that of a screen. */
export const broadScreen = Math.ceil(1.17 * room);

const seam = theme.space.s;
/** The height of a picture on narrow screens. */
const height = createVar();
/** What the frame of a picture takes of its width. */
const framing = `2 * ${paper}`;

/** On narrow screens the pictures fill lines by their widths. */
export const rows = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: seam,
    vars: { [height]: '58cqi' },
    ...media('print', { vars: { [height]: '24cqi' } }),
  },
  bleeding,
]);
/** Many pictures are smaller than a few. */
export const manyRows = style([rows, media('screen', { vars: { [height]: '31cqi' } })]);
export const row = style({
  display: 'contents',
  ...inRoom(broad, {
    display: 'flex',
    gap: seam,
    width: '100%',
    // The maximum width limits the height of a row with few pictures to 80 % of the screen.
    maxWidth: `calc(${shape} * 80svh)`,
    ...onAxis,
  }),
});
/** A row that is as high as two others. */
export const doubleRow = style([row]);
// What grows are the pictures and not their frames, so pictures of a row are equally high.
const boxes = { boxSizing: 'border-box', minWidth: 0, flexGrow: `calc(100 * ${shape})` } as const;
/** Two pictures one above the other, which are as high as the upright pictures beside them. */
export const pair = style({
  display: 'contents',
  ...inRoom(broad, { ...boxes, display: 'grid', gap: seam, flexBasis: `calc(${framing})` }),
});
export const figure = style({
  ...boxes,
  flexBasis: `calc(${shape} * ${height} + ${framing})`,
  ...inRoom(broad, {
    flexBasis: `calc(${framing})`,
    selectors: {
      // In a pair there is a gap between the pictures, so an upright picture is higher by this gap.
      [`${doubleRow} > &`]: {
        flexBasis: `calc(${shape} * (${seam} + ${framing}) + ${framing})`,
      },
    },
  }),
});
globalStyle(`${figure} > figcaption`, bleedingCaption);
export const link = style({
  display: 'block',
  // A picture that grows below the pointer does not cover its frame.
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  borderRadius: theme.radius,
  background: theme.color.raised,
  cursor: 'zoom-in',
  ...mount,
});
export const picture = style({
  width: '100%',
  height: 'auto',
  // The size of an SVG file is not known before it loads.
  selectors: { '&:not([width])': { aspectRatio: shape, objectFit: 'contain' } },
  ...media(motionAllowed, {
    transition: 'scale 0.6s cubic-bezier(0.22, 1, 0.36, 1)',
    selectors: { [`${link}:hover > * > &`]: { scale: '1.03' } },
  }),
});
