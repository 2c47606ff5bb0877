import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout, typography } from '../arrangement.css.ts';
import { note } from '../page.css.ts';
import { body, onCards, pictured, seamPadding } from '../section.css.ts';
import { media } from '../style-rules.ts';
import { pageWidth, theme } from '../theme.css.ts';

/** Whether paper and a line frame pictures, and the plates that stand for them. */
export const isFramed = layout.plates === 'frame';
/** Whether pictures have no ground, so that all that is seen of them is theirs. */
export const isBare = layout.plates === 'bare';
/** The width of the paper between a picture and the edge of its frame. */
export const paper = isFramed ? `min(${theme.space.m}, 5cqi)` : '0px';
/** Paper and a line around a picture, where pictures have a frame. */
export const mount: StyleRule = isFramed
  ? {
      padding: paper,
      background: theme.color.raised,
      outline: `1px solid ${theme.color.accent}`,
      outlineOffset: `calc(-0.5 * ${paper})`,
      ...media('print', { padding: 0, outline: 0 }),
    }
  : {};

/** A picture that is as wide as its parent. If the height is also set, the picture is cropped. */
export const pictureBox = {
  width: '100%',
  borderRadius: theme.radius,
  background: theme.color.raised,
  objectFit: 'cover',
} as const;

/** The place of a picture, or of the plate that stands for it. */
export const frame = style({ alignSelf: 'start', width: '100%', borderRadius: theme.radius });

/** The text below a picture. In a book, captions are set in the typeface of its titles. */
export const caption = style([
  {
    marginTop: theme.distance.caption,
    color: theme.color.muted,
    font: `400 ${note.fontSize}/1.4 ${theme.font.text}`,
    textWrap: 'pretty',
  },
  isFramed
    ? {
        color: theme.color.text,
        fontFamily: theme.font.display,
        fontWeight: typography.weight,
        textAlign: 'center',
        textWrap: 'balance',
      }
    : {},
]);
// Where pictures fill a card, their captions begin where its heading does.
if (onCards) globalStyle(`${pictured} > ${body} ${caption}`, { paddingInline: seamPadding });

const toEdge = `clamp((100cqi - 100vw) / 2, 999 * (${pageWidth} - 2rem - 100cqi), 0px)`;
/** Reaches the edges of the screen, but in a column beside another. */
export const toEdges = media('screen', {
  width: `calc(100% - 2 * ${toEdge})`,
  maxWidth: 'none',
  marginInline: toEdge,
});
const isBleeding = layout.sections === 'columns';
/** Sets pictures side by side to the edges of the screen. */
export const bleeding: StyleRule = isBleeding ? toEdges : {};
export const bleedingCaption = isBleeding ? { paddingInline: theme.space.s } : {};

/** Sets what is narrower than its place on the axis of the page, if the page has one. */
export const onAxis: StyleRule = layout.align === 'center' ? { marginInline: 'auto' } : {};

const grounds: Record<typeof layout.plates, StyleRule> = {
  bands: { background: theme.color.raised },
  bare: { background: theme.color.raised },
  frame: {
    background: theme.color.raised,
    alignItems: 'center',
    justifyItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
  },
  rings: { background: theme.color.surface },
  solid: { background: theme.color.text, color: theme.color.surface },
};
/** The ground of a plate with words on it, and where they begin. */
export const ground = grounds[layout.plates];
