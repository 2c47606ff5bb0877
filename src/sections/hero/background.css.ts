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

/** On a panel words need no scrim. */
const shades = layout.welcome === 'panel' ? [] : scrims[layout.welcome].shades;
const gradient = ({ angle, opacity, until }: Shade) =>
  `linear-gradient(${isRtl ? -angle : angle}deg, rgb(${scrimColor.join(' ')} / ${opacity}), transparent ${100 * until}%)`;
const scrim = [...shades.map(gradient), theme.video.overlay].join(', ');
/** Lies over all of what it stands in. */
const covering = { content: '', position: 'absolute', inset: 0 } as const;

const base: StyleRule = {
  vars: lineLetters,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: shrink(theme.space.l),
  minHeight: '100svh',
  padding: `${safePadding('top', shrink(theme.space.edge))} ${safePadding('right', sideMargin)} ${safePadding('bottom', shrink(theme.space.l))} ${safePadding('left', sideMargin)}`,
  // By `overflow: clip`, WebKitGTK loses all words in some loads, once the video plays.
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
  // What is light in the film takes on the tint; as nothing becomes lighter, no words become less readable.
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
  // On a video, the system would put a patch of its own colour behind each word.
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});
export const poster = style([
  background,
  {
    zIndex: -3,
    // Drawn of a picture that has not come alone: it covers the browser's mark of that.
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
