import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { caption as captionBelow } from '../../ui/page.css.ts';
import { isNumbered, onCards, seamPadding } from '../../ui/section.css.ts';
import { shape } from '../../ui/shape.css.ts';
import { globalInRoom, inRoom, media } from '../../ui/style-rules.ts';
import { layout, motionAllowed, theme } from '../../ui/theme.css.ts';

const isFramed = layout.plates === 'frame';
/** The container query for galleries with room for the rows of `arrangeRows`. Frames and cards take some of the room. */
const room = isFramed ? 52 : onCards ? 48 : 40;
const broad = `(min-width: ${room}rem)`;
/** The room for three pictures in a single row, which would be a thin strip in less. */
const roomForThree = layout.sections === 'columns' ? 48 : room;
/** The width of screens, in rem, on which galleries have that room. Its rem is larger there than that of a screen. */
export const broadScreen = Math.ceil(1.17 * roomForThree);

/** Whether the first picture is a plate as wide as its column. */
export const leads = layout.sections === 'margin';

/** The width of the paper around a picture. */
const paper = 'clamp(16px, 2.4cqi, 24px)';
/** The space between pictures, in which their frames stand. */
const framed = isFramed ? `calc(2 * ${paper} + ${theme.space.s})` : theme.space.s;
const seam = layout.sections === 'columns' ? theme.space.m : framed;
const basis = createVar();

const gallery = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: seam,
  // The frames of the outer pictures end where the column ends.
  ...(isFramed && { padding: paper }),
});
/** The width of a square picture on narrow screens. */
const usual = isFramed ? '54cqi' : '62cqi';
/** On narrow screens the pictures fill lines by their widths. Many pictures are smaller than a few. */
export const rows = styleVariants({ few: usual, some: usual, many: '31cqi' }, (width) => [
  gallery,
  { vars: { [basis]: width }, ...media('print', { vars: { [basis]: '24cqi' } }) },
]);
export const row = style({
  display: 'contents',
  ...inRoom(broad, {
    display: 'flex',
    gap: seam,
    width: '100%',
    // The maximum width limits the height of a row with few pictures to 80 % of the screen.
    maxWidth: `calc(${shape} * 80svh)`,
    ...(layout.align === 'center' && { marginInline: 'auto' }),
  }),
});
const boxes = { boxSizing: 'border-box', minWidth: 0 } as const;
/** A row that is as high as two others. */
export const doubleRow = style([row]);
/** Two pictures one above the other, which are as high as the upright pictures beside them. */
export const pair = style({
  display: 'contents',
  ...inRoom(broad, { ...boxes, display: 'grid', gap: seam, flex: `calc(100 * ${shape}) 1 0px` }),
});
export const figure = style({
  ...boxes,
  flex: `calc(100 * ${shape}) 1 calc(${shape} * ${basis})`,
  ...inRoom(broad, {
    flexBasis: 0,
    selectors: {
      // In a pair there is a gap between the pictures, so an upright picture is higher by this gap.
      [`${doubleRow} > &`]: { flexBasis: `calc(${shape} * ${seam})` },
    },
  }),
});

/** The next row is not closer to a caption than the caption's own picture. */
export const caption = style([
  captionBelow,
  {
    paddingBlockEnd: theme.space.s,
    ...(isFramed && {
      marginTop: `calc(${paper} + ${theme.distance.caption})`,
      color: theme.color.text,
      fontFamily: theme.font.display,
      fontSize: theme.size.lead,
      lineHeight: 1.3,
    }),
    ...(layout.align === 'center' && { textAlign: 'center', textWrap: 'balance' }),
    // On a card, the words begin where those of the heading do.
    ...(onCards && { paddingInlineStart: seamPadding }),
    ...(isNumbered && { color: theme.color.text, fontSize: theme.size.lead, lineHeight: 1.3 }),
  },
]);

if (layout.sections === 'columns') {
  // On a narrow page, a wide picture has a row of its own.
  const narrow = `${broad} and (not (min-width: ${roomForThree}rem))`;
  // The shape of an upright picture is below 1.
  const upright = '.s-00';
  const strip = `${rows.few} > ${row}:has(> :nth-child(3)):not(:has(> ${upright}:first-child))`;
  globalInRoom(strip, narrow, { flexWrap: 'wrap' });
  globalInRoom(`${strip} > :first-child`, narrow, { flexBasis: '100%' });
}

export const link = style({
  display: 'block',
  overflow: 'hidden',
  // The shadow of a round corner is rounder still, so frames have square ones.
  borderRadius: isFramed ? 0 : theme.radius,
  background: theme.color.raised,
  cursor: 'zoom-in',
  // A shadow takes no room, so the pictures of a row stay equally high.
  ...(isFramed && {
    boxShadow: `0 0 0 calc(${paper} / 2) ${theme.color.raised}, 0 0 0 calc(${paper} / 2 + 1px) ${theme.color.accent}, 0 0 0 ${paper} ${theme.color.raised}`,
  }),
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
