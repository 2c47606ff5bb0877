import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, theme } from '../theme.css.ts';

const triangle = 'polygon(38% 28%, 76% 50%, 38% 72%)';
const bars =
  'polygon(33% 30%, 45% 30%, 45% 70%, 33% 70%, 33% 30%, 55% 30%, 67% 30%, 67% 70%, 55% 70%, 55% 30%)';
const mark = {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: theme.space.s,
  insetInlineEnd: theme.space.s,
  width: '2rem',
  height: '2rem',
  pointerEvents: 'none',
} as const;
const hidden = { display: 'none' };

/** The place of a picture that moves. A disc with a triangle says so, and with two bars while it plays. */
export const moving = style({
  position: 'relative',
  '::before': {
    ...mark,
    borderRadius: '50%',
    background: theme.color.surface,
    boxShadow: `0 0 0 1px ${theme.color.line}`,
  },
  '::after': { ...mark, background: theme.color.text, clipPath: triangle },
  selectors: { '&[data-moving]::after': { clipPath: bars } },
  '@media': {
    print: { '::before': hidden, '::after': hidden },
    [forcedColors]: {
      '::before': { background: 'Canvas', forcedColorAdjust: 'none' },
      '::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
});
// The <picture> has no box, and hands on how its place is filled.
globalStyle(`${moving} > picture`, {
  aspectRatio: 'inherit',
  objectFit: 'inherit',
  objectPosition: 'inherit',
});
// What plays lies on the still, in the same cell, and so in the same size.
globalStyle(`${moving} :is(img, video)`, { gridArea: '1 / 1' });
// What is pressed is the picture itself, which stays when what plays is gone.
globalStyle(`${moving} > :is(img, video)`, { pointerEvents: 'none' });
globalStyle(`${moving}[data-moving=shown] picture > img`, { opacity: 0 });
