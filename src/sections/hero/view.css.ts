import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { forcedColors, motionAllowed, theme, touchSize, wide } from '../../ui/theme.css.ts';

const safePadding = (side: 'top' | 'right' | 'bottom' | 'left', room: string) =>
  `max(${room}, env(safe-area-inset-${side}))`;
/** Where the text of all pages begins, on screens that are wider than a page too. */
const margin = `(100% - ${theme.page}) / 2 + ${theme.space.edge}, ${theme.space.edge}`;

/** Less space on a low screen, so that all of the section fits on it. */
const shrink = (room: string) => `min(${room}, 3.6svh)`;

/** A phone in landscape orientation. */
const landscapePhone = '(min-width: 34rem) and (max-height: 32rem)';

/** Cuts what enters at the edges of its own place, so that it passes over nothing else. */
const clip = (top: string, sides: string, bottom: string) => ({
  clipPath: `inset(${top} ${sides} ${bottom})`,
});
const open = '-100vmax';
/** Room for what letters and focus rings need beyond their boxes. */
const room = '-0.6rem';

const overlay = (angle: string) =>
  `linear-gradient(${angle}, ${theme.video.gradient}, transparent 70%), ${theme.video.overlay}`;

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: shrink(theme.space.l),
  minHeight: '100svh',
  padding: `${safePadding('top', shrink(theme.space.edge))} ${safePadding('right', margin)} ${safePadding('bottom', shrink(theme.space.l))} ${safePadding('left', margin)}`,
  // By `overflow: clip`, WebKitGTK loses all words in some loads, once the video plays.
  clipPath: 'inset(0)',
  background: theme.video.background,
  color: theme.video.text,
  // The overlay: even over the whole video, and darker behind the texts.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: overlay('15deg'),
  },
  selectors: { '[dir=rtl] &::before': { background: overlay('-15deg') } },
  '@media': {
    print: { minHeight: 0, padding: 0, '::before': { display: 'none' } },
    [forcedColors]: { '::before': { display: 'none' } },
  },
});

/** Without a video or a picture: a glow behind the words, which stand in the middle. */
export const plain = style([
  hero,
  {
    alignContent: 'center',
    gridTemplateRows: 'auto auto',
    selectors: {
      // As particular as the overlay of a language that is written from right to left.
      ':root &::before': {
        background: `radial-gradient(70% 90% at 90% 0%, ${theme.color.accent}, transparent)`,
        opacity: 0.35,
      },
    },
  },
]);

const background = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // On a video, the system would put a patch of its own colour behind each word.
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});
export const poster = style([
  background,
  {
    zIndex: -3,
    // Drawn of a picture that has not come alone: it covers the browser's mark of that.
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: theme.video.background,
    },
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

// It would pause what nobody sees.
globalStyle(`${video} + button`, { '@media': { [forcedColors]: { display: 'none' } } });

/** How many letters the name has, and its longest word; a longer one has the size of this many. */
const [line, word] = [createVar(), createVar()];
const maxLetters = 30;

export const texts = style({
  vars: { [line]: `${maxLetters}`, [word]: `${maxLetters}` },
  display: 'grid',
  alignContent: 'end',
  gap: theme.space.m,
  minWidth: 0,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `min(${theme.space.xl}, 7svh) ${theme.space.xxl}`,
    },

    [landscapePhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${shrink(theme.space.m)} ${theme.space.l}`,
    },
  },
});
/** A line of the name, or its longest word alone, is as wide as this; its letters are of average width. */
const fitted = (width: string, letters: string) =>
  `${width} / (${letters} * ${theme.font.displayWidth})`;

export const heading = style({
  // In one line where the screen is wide, word below word where it is not.
  fontSize: `clamp(1.75rem, min(${fitted('88vw', word)}, (100svh - 27rem) * ${word} / ${line}, 19svh), 13rem)`,
  '@media': {
    [motionAllowed]: clip(open, open, room),
    [wide]: {
      gridColumn: '1 / -1',
      fontSize: `clamp(2rem, min(${fitted(`min(88vw, ${theme.page} - 10rem)`, line)}, 34svh), 20rem)`,
    },
    [landscapePhone]: {
      gridColumn: 1,
      fontSize: `clamp(1.75rem, min(${fitted('50vw', word)}, 40svh * ${word} / ${line}, 24svh), 9rem)`,
    },
    print: { fontSize: theme.size.title },
  },
});
for (let length = 1; length < maxLetters; length += 1) {
  globalStyle(`[data-line="${length}"]`, { vars: { [line]: `${length}` } });
  globalStyle(`[data-word="${length}"]`, { vars: { [word]: `${length}` } });
}
// Below the line hang the letters that reach below it.
export const name = style({ paddingBlockEnd: '0.08em', fontSize: 'inherit', lineHeight: 0.92 });
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.s,
  '@media': {
    [wide]: { gridColumn: 1 },
    [landscapePhone]: { gridColumn: 1, gap: shrink(theme.space.s) },
    [`${motionAllowed} and (min-width: 34rem)`]: clip('-1rem', '-1rem', '-1rem'),
  },
});
export const detail = style({ '@media': { [motionAllowed]: clip(room, open, room) } });
export const profession = style([
  display,
  {
    fontSize: theme.size.item,
    lineHeight: 1.15,
  },
]);
export const label = style({ maxWidth: '36ch', fontSize: theme.size.lead });
export const navigation = style({
  '@media': {
    // From below, links come from behind the rule over the buttons.
    [motionAllowed]: clip(room, open, `calc(-1 * ${shrink(theme.space.l)})`),
    [wide]: { gridColumn: 2, alignSelf: 'end' },
    [landscapePhone]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  },
});
export const links = style({
  '@media': { [wide]: { minWidth: '18rem' }, [landscapePhone]: { minWidth: '12rem' } },
});
export const link = style([
  display,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.space.l,
    minHeight: touchSize,
    padding: 'min(0.45em, 1.6svh) 0',
    borderTop: `1px solid ${theme.video.line}`,
    fontSize: theme.size.item,
    lineHeight: 1.15,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderTopColor: 'currentColor' },
      '&:focus-visible': { outlineColor: theme.video.text },
    },
  },
]);
// Smaller than icons elsewhere, which stand before a text.
globalStyle(`${links} svg`, {
  width: '0.8em',
  height: '0.8em',
  '@media': { [motionAllowed]: { transition: 'translate 0.25s' } },
});
globalStyle(`${links} a:hover > svg`, { translate: '0.2em' });
globalStyle(`[dir=rtl] ${links} a:hover > svg`, { translate: '-0.2em' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  // The height with the buttons, before they are in the document: nothing moves when they come.
  minHeight: `calc(${shrink(theme.space.m)} + ${touchSize} + 1px)`,
  borderTop: `1px solid ${theme.video.line}`,
  paddingTop: shrink(theme.space.m),
  '@media': { print: { display: 'none' } },
});

/** A dot behind the label of the sound while it plays. It stands still: nothing moves by itself. */
export const sounding = style({
  display: 'inline-block',
  width: '0.5em',
  height: '0.5em',
  marginInlineStart: '0.6em',
  borderRadius: '50%',
  background: 'currentColor',
});
