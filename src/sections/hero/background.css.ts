import { globalStyle, style } from '@vanilla-extract/css';
import { type Shade, scrimColor, scrims } from '../../shared/scrim.ts';
import { layout } from '../../ui/arrangement.css.ts';
import { barHeight, masthead, mastheadHeight } from '../../ui/bar-height.ts';
import { rings } from '../../ui/rings.ts';
import { media } from '../../ui/style-rules.ts';
import {
  forcedColors,
  grade,
  isRtl,
  motionAllowed,
  theme,
  tint,
  wideScreen,
} from '../../ui/theme.css.ts';
import { arranged, inFrame } from './arrangement.ts';
import { shrink, sideMargin } from './arrangements/measures.ts';
import { isQuiet } from './name-size.css.ts';

const safePadding = (side: 'top' | 'right' | 'bottom' | 'left', space: string) =>
  `max(${inFrame(space)}, env(safe-area-inset-${side}))`;

/** The gradients that darken the video behind texts. Texts on a panel need no gradients. */
const shades: readonly Shade[] = layout.welcome === 'panel' ? [] : scrims[layout.welcome].shades;
const gradient = ({ angle, opacity, until }: Shade) =>
  `linear-gradient(${isRtl ? -angle : angle}deg, rgb(${scrimColor.join(' ')} / ${opacity}), transparent ${100 * until}%)`;
const scrim = [...shades.map(gradient), theme.video.overlay].join(', ');
/** A pseudo-element that covers its element. */
const covering = { content: '', position: 'absolute', inset: 0 } as const;

export const hero = style([
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: shrink(theme.space.l),
    minHeight: '100svh',
    padding: `${safePadding('top', shrink(theme.space.edge))} ${safePadding('right', sideMargin)} ${safePadding('bottom', shrink(theme.space.l))} ${safePadding('left', sideMargin)}`,
    // `overflow: clip` would do the same, but WebKitGTK then sometimes draws no text while the video plays.
    clipPath: 'inset(0)',
    background: theme.video.background,
    color: theme.video.text,
    '::before': { ...covering, zIndex: -1 },
    '@media': {
      print: { minHeight: 0, padding: 0, '::before': { display: 'none' } },
      [forcedColors]: { '::before': { display: 'none' } },
    },
  },
  arranged('hero'),
]);
// The paper around the picture parts it from the bar. The line of the bar keeps its room, so that both fill the screen.
if (layout.welcome === 'center')
  globalStyle(`header:has(+ main ${hero})`, { borderBottomColor: 'transparent' });
// The overlay darkens the whole video evenly, and gradients darken the video further behind texts. The layout
// `panel` has the panel in its place.
const darkened = layout.welcome === 'panel' ? {} : { '::before': { background: scrim } };
/** The hero section with a video. */
export const filmed = style([hero, darkened]);
if (grade === 'accent')
  // Multiplying never lightens, so texts stay readable.
  globalStyle(`${filmed}::after`, {
    ...covering,
    zIndex: -2,
    background: tint,
    mixBlendMode: 'multiply',
    '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
  });

/** The colours of the page for words on its ground. */
export const onGround = {
  [theme.video.text]: theme.color.text,
  [theme.video.background]: theme.color.surface,
  [theme.video.line]: theme.color.line,
};
const ground = { vars: onGround };
const glow = `radial-gradient(70% 90% at 90% 0%, ${theme.color.accent}, transparent)`;
/** The hero section without a video or picture, which has the ground of the page behind its texts. */
export const plain = style([
  hero,
  {
    corner: {
      ...ground,
      ...(!isQuiet && {
        alignContent: 'center',
        gridTemplateRows: 'auto auto',
        '::before': { background: glow, opacity: 0.16 },
      }),
    },
    center: ground,
    // The panel is as high as its words, in the middle of the screen.
    panel: {
      gridTemplateRows: '0 auto auto',
      alignContent: 'center',
      rowGap: 0,
      background: rings(isRtl ? '0% 0%' : '100% 0%', 'vmax'),
      ...media(wideScreen, { gridTemplateRows: 'auto auto' }),
    },
    // A poster is of its one colour.
    poster: isQuiet
      ? ground
      : {
          vars: {
            [theme.video.text]: theme.color.onAccent,
            [theme.video.background]: theme.color.accent,
            [theme.video.line]: theme.color.onAccent,
          },
        },
  }[layout.welcome],
]);
/** The hero section above works, which are on the same screen. */
export const brief = style([
  hero,
  {
    ...ground,
    gridTemplate: 'none',
    minHeight: 0,
    padding: `${safePadding('top', shrink(theme.space.xl))} ${safePadding('right', sideMargin)} 0 ${safePadding('left', sideMargin)}`,
    border: 0,
    outline: 0,
    '::before': { content: 'none' },
    ...media(wideScreen, {
      gridTemplate: 'none',
      padding: `${shrink(theme.space.xl)} ${sideMargin} 0`,
    }),
  },
]);
// The bar of the page and the welcome fill the screen together, so that no link is cut off at its lower edge.
globalStyle(`header + main ${hero}:not(${brief})`, {
  minHeight: `calc(100svh - ${barHeight})`,
  '@media': {
    [masthead]: { minHeight: `calc(100svh - ${mastheadHeight})` },
    print: { minHeight: 0 },
  },
});
const greyed = grade === 'none' ? {} : { filter: 'grayscale(1)' };
const background = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // In forced colours, browsers draw a box behind each text on a picture, so the picture is hidden.
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});
export const still = style([
  background,
  {
    zIndex: -3,
    // Browsers draw `::after` of an <img> only if the picture fails to load. It then covers the browser's icon.
    '::after': { ...covering, background: theme.video.background },
  },
]);
export const poster = style([still, greyed]);
export const video = style([
  background,
  greyed,
  {
    opacity: 0,
    selectors: { '&[data-shown=true]': { opacity: 1 } },
    '@media': { [motionAllowed]: { transition: 'opacity 1.2s' } },
  },
]);

// In forced colours the video is hidden, so its pause button is hidden too.
globalStyle(`${video} + button`, { '@media': { [forcedColors]: { display: 'none' } } });
