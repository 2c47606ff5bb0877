import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { type Shade, scrimColor, scrims } from '../../shared/scrim.ts';
import {
  forcedColors,
  grade,
  isRtl,
  layout,
  motionAllowed,
  theme,
  tint,
} from '../../ui/theme.css.ts';
import { arranged, shrink, sideMargin } from './arrangement.ts';
import { lineLetters } from './name-size.css.ts';

const safePadding = (side: 'top' | 'right' | 'bottom' | 'left', space: string) =>
  `max(${space}, env(safe-area-inset-${side}))`;

/** Darkens the video behind the words; on a panel they are readable without. */
const shades = layout.welcome === 'panel' ? [] : scrims[layout.welcome].shades;
const gradient = ({ angle, opacity, until }: Shade) =>
  `linear-gradient(${isRtl ? -angle : angle}deg, rgb(${scrimColor.join(' ')} / ${opacity}), transparent ${100 * until}%)`;
const scrim = [...shades.map(gradient), theme.video.overlay].join(', ');
/** A pseudo-element that covers its element. */
const covering = { content: '', position: 'absolute', inset: 0 } as const;

const base: StyleRule = {
  vars: lineLetters,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: shrink(theme.space.l),
  minHeight: '100svh',
  padding: `${safePadding('top', shrink(theme.space.edge))} ${safePadding('right', sideMargin)} ${safePadding('bottom', shrink(theme.space.l))} ${safePadding('left', sideMargin)}`,
  // With `overflow: clip`, WebKitGTK sometimes draws no words once the video plays.
  clipPath: 'inset(0)',
  background: theme.video.background,
  color: theme.video.text,
  // The overlay: even over the whole video, and darker behind the texts.
  '::before': { ...covering, zIndex: -1, background: scrim },
  '@media': {
    print: { minHeight: 0, padding: 0, '::before': { display: 'none' } },
    [forcedColors]: { '::before': { display: 'none' } },
  },
};
export const hero = style([base, arranged('hero')]);
if (grade === 'accent') {
  // Light parts of the video take on the tint. Nothing becomes lighter, so words stay readable.
  globalStyle(`${hero}::after`, {
    ...covering,
    zIndex: -2,
    background: tint,
    mixBlendMode: 'multiply',
    '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
  });
}

const glow = `radial-gradient(70% 90% at 90% 0%, ${theme.color.accent}, transparent)`;
/** Without a video or a picture: a glow behind the words, which stand in the middle or on their panel. */
export const plain = style([
  hero,
  layout.welcome === 'panel'
    ? { background: `${glow}, ${theme.video.background}` }
    : {
        alignContent: 'center',
        gridTemplateRows: 'auto auto',
        '::before': { background: glow, opacity: 0.35 },
      },
]);

const background = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...(grade !== 'none' && { filter: 'grayscale(1)' }),
  // With forced colours, browsers put a box of the system's colour behind each word on a picture.
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});
export const poster = style([
  background,
  {
    zIndex: -3,
    // Browsers draw it only where the picture could not be loaded: it covers their broken-image icon.
    '::after': { ...covering, background: theme.video.background },
  },
]);
export const video = style([
  background,
  {
    opacity: 0,
    selectors: { '&[data-shown=true]': { opacity: 1 } },
    '@media': { [motionAllowed]: { transition: 'opacity 1.2s' } },
  },
]);

// With forced colours the video is hidden: its button would have nothing to pause.
globalStyle(`${video} + button`, { '@media': { [forcedColors]: { display: 'none' } } });
