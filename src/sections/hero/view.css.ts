import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { type Shade, scrimColor, scrims } from '../../shared/scrim.ts';
import { display } from '../../ui/display.css.ts';
import {
  forcedColors,
  grade,
  isRtl,
  layout,
  motionAllowed,
  rules,
  theme,
  tint,
  touchSize,
  uppercase,
  wide,
} from '../../ui/theme.css.ts';
import { arrangementFor, landscapePhone, shrink } from './arrangement.ts';

const safePadding = (side: 'top' | 'right' | 'bottom' | 'left', room: string) =>
  `max(${room}, env(safe-area-inset-${side}))`;
/** Where the text of all pages begins, on screens that are wider than a page too. */
const margin = `(100% - ${theme.page}) / 2 + ${theme.space.edge}, ${theme.space.edge}`;

/** How many letters the name has, and its longest word. */
const [line, word] = [createVar(), createVar()];
/** A longer name, or word, has the size of one of so many letters; a multiple of ten. */
export const maxLetters = 30;
/** The two digits of the number that `data-letters` says; without it, those of the most letters. */
const [tens, ones] = [createVar(), createVar()];
const lettersAs = (name: string) => ({
  [tens]: `${maxLetters / 10}`,
  [ones]: '0',
  [name]: `calc(10 * ${tens} + ${ones})`,
});

const arrangement = arrangementFor({ line, word });

/** Cuts what enters at the edges of its own place, so that it passes over nothing else. */
const clip = (top: string, sides: string, bottom: string) => ({
  clipPath: `inset(${top} ${sides} ${bottom})`,
});
const open = '-100vmax';
/** Room for what letters and focus rings need beyond their boxes. */
const room = '-0.6rem';

/** On a panel words need no scrim. */
const shades = layout.welcome === 'panel' ? [] : scrims[layout.welcome].shades;
const gradient = ({ angle, opacity, until }: Shade) =>
  `linear-gradient(${isRtl ? -angle : angle}deg, rgb(${scrimColor.join(' ')} / ${opacity}), transparent ${100 * until}%)`;
const scrim = [...shades.map(gradient), theme.video.overlay].join(', ');
const isNumbered = layout.numbering !== 'none';

/** Lies over all of what it stands in. */
const covering = { content: '', position: 'absolute', inset: 0 } as const;

const base: StyleRule = {
  vars: lettersAs(line),
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
  '::before': { ...covering, zIndex: -1, background: scrim },
  '@media': {
    print: { minHeight: 0, padding: 0, '::before': { display: 'none' } },
    [forcedColors]: { '::before': { display: 'none' } },
  },
};
export const hero = style([base, arrangement('hero')]);
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

// It would pause what nobody sees.
globalStyle(`${video} + button`, { '@media': { [forcedColors]: { display: 'none' } } });

export const texts = style([
  {
    vars: lettersAs(word),
    display: 'grid',
    gap: theme.space.m,
    minWidth: 0,
  },
  arrangement('texts'),
]);
export const heading = style([
  arrangement('heading'),
  {
    '@media': {
      [motionAllowed]: clip(open, open, room),
      [wide]: { gridColumn: '1 / -1' },
      [landscapePhone]: { gridColumn: 1 },
      print: { fontSize: theme.size.title },
    },
  },
]);
// A rule for each digit is a third of the bytes that one for each number takes.
for (let digit = 0; digit < 10; digit += 1) {
  if (digit < maxLetters / 10)
    globalStyle(`[data-letters^="${digit}"]`, { vars: { [tens]: `${digit}` } });
  if (digit > 0) globalStyle(`[data-letters$="${digit}"]`, { vars: { [ones]: `${digit}` } });
}
// Below the line hang the letters that reach below it.
export const name = style({
  paddingBlockEnd: '0.08em',
  fontSize: 'inherit',
  // Letters of Arabic reach higher than capitals.
  lineHeight: isRtl ? 1.1 : uppercase ? 0.82 : 0.92,
});
export const details = style([
  {
    display: 'grid',
    alignContent: 'start',
    gap: theme.space.s,
    '@media': {
      [landscapePhone]: { gap: shrink(theme.space.s) },
      [`${motionAllowed} and (min-width: 34rem)`]: clip('-1rem', '-1rem', '-1rem'),
    },
  },
  arrangement('details'),
]);
export const detail = style({ '@media': { [motionAllowed]: clip(room, open, room) } });
export const profession = style([
  display,
  {
    fontSize: theme.size.item,
    lineHeight: 1.15,
  },
]);
export const label = style([
  { maxWidth: '36ch', fontSize: theme.size.lead, textWrap: 'balance' },
  arrangement('label'),
]);
export const navigation = style([
  arrangement('navigation'),
  {
    '@media': {
      // From below, links come from behind the rule over the buttons.
      [motionAllowed]: clip(room, open, `calc(-1 * ${shrink(theme.space.l)})`),
    },
  },
]);
export const links = style([arrangement('links'), isNumbered ? { counterReset: 'link' } : {}]);
export const link = style([
  display,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.space.l,
    minHeight: touchSize,
    padding: 'min(0.45em, 1.6svh) 0',
    borderTop: rules.video,
    fontSize: theme.size.item,
    lineHeight: 1.15,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderTopColor: 'currentColor' },
      '&:focus-visible': { outlineColor: theme.video.text },
    },
  },
  arrangement('link'),
]);
if (layout.welcome === 'poster' && isNumbered) {
  globalStyle(`${link}::before`, {
    content: 'counter(link, decimal-leading-zero) / ""',
    counterIncrement: 'link',
    minWidth: '1.6em',
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
  });
  globalStyle(`${link} > svg`, { marginInlineStart: 'auto' });
}
if (layout.welcome === 'center') globalStyle(`${link} > svg`, { display: 'none' });
// Smaller than icons elsewhere, which stand before a text.
globalStyle(`${links} svg`, {
  width: '0.8em',
  height: '0.8em',
  '@media': { [motionAllowed]: { transition: 'translate 0.25s' } },
});
globalStyle(`${links} a:hover > svg`, { translate: isRtl ? '-0.2em' : '0.2em' });
export const controls = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    // The height with the buttons, before they are in the document: nothing moves when they come.
    minHeight: `calc(${shrink(theme.space.m)} + ${touchSize} + 1px)`,
    borderTop: `1px solid ${theme.video.line}`,
    paddingTop: shrink(theme.space.m),
    // It takes the focus of a button that goes; it is no control.
    outline: 'none',
    '@media': { print: { display: 'none' } },
  },
  arrangement('controls'),
]);

/** A dot behind the label of the sound while it plays. It stands still: nothing moves by itself. */
export const sounding = style({
  display: 'inline-block',
  width: '0.5em',
  height: '0.5em',
  marginInlineStart: '0.6em',
  borderRadius: '50%',
  background: 'currentColor',
});
