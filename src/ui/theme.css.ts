import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { app, theme as chosen } from '../../site.config.yaml';
import { fontFamily, letterWidth } from '../shared/fonts.ts';
import { scrimColor, tintOf } from '../shared/scrim.ts';
import { textDirection } from '../shared/text-direction.ts';
import { deriveColors } from './colors.ts';
import { media } from './conditions.ts';

const spacing = { compact: 0.78, regular: 1, airy: 1.25 }[chosen.density];
const colors = deriveColors(chosen);
const space = (rem: number) => `${(rem * spacing).toFixed(3)}rem`;

/** How much wider capitals are than small letters. */
const capitals = 1.06;

/** How the parts of a page are arranged, and how words are set: constants of the chosen theme. */
export const { layout, typography, grade } = chosen;

/** Whether all words of the display font are in capitals. */
export const uppercase = typography.case === 'uppercase';
/** Whether the language of the site is written from right to left. */
export const isRtl = textDirection(app.language) === 'rtl';
/** The width of the letters of a system font, in em, for scripts that the display fonts do not have. */
const systemLetter = 0.6;

/** Whether the words of the welcome stand on a panel in the colours of a page, and not on the video. */
const onPanel = layout.welcome === 'panel';

const rule = (line: string, text: string) =>
  ({
    hairline: `1px solid ${line}`,
    double: `4px double ${line}`,
    heavy: `3px solid ${text}`,
    none: '0 solid',
  })[layout.rules];

const titleSize =
  layout.heading === 'banner'
    ? 'clamp(2.25rem, min(0.6rem + 8.4vw, 24svh), 9rem)'
    : 'clamp(2rem, min(1.9rem + 4.4vw, 12svh), 6rem)';

/** The design tokens; they follow from `theme` in the YAML. */
export const theme = createGlobalTheme(':root', {
  color: colors,
  /** Colours of what stands on the background video, in light and dark mode alike. */
  video: {
    text: onPanel ? colors.text : '#ffffff',
    background: '#0c0a18',
    line: onPanel ? colors.line : 'rgb(255 255 255 / 0.3)',
    overlay: `rgb(${scrimColor.join(' ')} / ${chosen.overlay / 100})`,
  },
  font: {
    text: fontFamily(chosen.fonts.text),
    display: fontFamily(chosen.fonts.display),
    /** The width of a letter of the display font, in em. */
    displayWidth: `${isRtl ? systemLetter : letterWidth(chosen.fonts.display) * (uppercase ? capitals : 1)}`,
  },
  size: {
    small: '0.9rem',
    text: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.5vw, 1.375rem)',
    entry: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
    item: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.5rem)',
    title: titleSize,
  },
  space: {
    xs: space(0.375),
    s: space(0.75),
    m: space(1.25),
    l: space(2),
    xl: space(3.5),
    xxl: space(6),
    /** Between the content and the edge of the screen. */
    edge: 'clamp(1.25rem, 5vw, 5rem)',
  },
  radius: `${chosen.radius}px`,
  /** Of buttons: round, unless the corners of the theme are next to square. */
  pill: chosen.radius < 4 ? `${chosen.radius}px` : '999px',
  measure: '62ch',
  page: '92rem',
});

// With more contrast, muted words have the colour of the text, and lines that of muted words.
const contrasting = {
  [theme.color.muted]: colors.text,
  [theme.color.line]: colors.muted,
  [theme.video.line]: onPanel ? colors.muted : 'rgb(255 255 255 / 0.85)',
  [theme.video.overlay]: `rgb(${scrimColor.join(' ')} / 0.8)`,
};
globalStyle(':root', media('(prefers-contrast: more)', { vars: contrasting }));

/** What a video and a photo without colours are multiplied by. */
export const tint = `rgb(${tintOf(chosen.accent.dark).join(' ')})`;

/** The background of a button on the video, and the colour of its label while it is hovered over. */
export const onVideo = {
  button: onPanel ? 'none' : `rgb(${scrimColor.join(' ')} / 0.55)`,
  hovered: onPanel ? theme.color.surface : theme.video.background,
};

/** The line above a row or a part, as the value of a border; and that on the video. */
export const rules = {
  page: rule(theme.color.line, theme.color.text),
  video: rule(theme.video.line, theme.video.text),
};

/** Where a page has room for two columns: on wide screens, and on paper, where its type is small. */
export const wide = '(min-width: 56rem), print';

/** On a screen, for visitors who do not prefer reduced motion. */
export const motionAllowed = 'screen and (prefers-reduced-motion: no-preference)';

/** Where the visitor's system sets every colour. */
export const forcedColors = '(forced-colors: active)';

/** The least height of what is pressed by a finger. */
export const touchSize = '2.75rem';
