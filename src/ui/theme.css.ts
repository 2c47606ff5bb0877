import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';
import { app, theme as chosen } from '../../site.config.yaml';
import { embeddedFontFamily, findFont, lateFontFamily, letterWidth } from '../shared/fonts.ts';
import { scrimColor, tintOf } from '../shared/scrim.ts';
import { textDirection } from '../shared/text-direction.ts';
import { layout, typography } from './arrangement.css.ts';
import { deriveColors } from './colors.ts';
import { globalMedia } from './style-rules.ts';

const spacing = { compact: 0.78, regular: 1, airy: 1.25 }[chosen.density];
const colors = deriveColors(chosen);
const space = (rem: number) => `${(rem * spacing).toFixed(3)}rem`;

/** The colours of text on large areas in the accent colour, which are shades of the surface on dark pages. */
export const onPlate = {
  text: `light-dark(${chosen.surface.light}, ${chosen.text.dark})`,
  accent: `light-dark(${chosen.surface.light}, ${chosen.accent.dark})`,
};

/** What the chosen theme does to the colours of films and pictures. */
export const { grade, pictureGrade } = chosen;

/** Whether text in the display font is set in capitals. */
export const uppercase = typography.case === 'uppercase';
/** Whether the site's language is written from right to left. */
export const isRtl = textDirection(app.language) === 'rtl';
/** The least line height of large text. The marks of capitals, such as Ä, would touch a closer line. English has few. */
export const leastLine =
  chosen.sizes.display[1] < 40 ? 1.15 : uppercase && !app.language.startsWith('en') ? 1.12 : 0;
/** The letter width in em of system fonts. They replace a display font that lacks letters of the language. */
const systemLetter = 0.6;

// Letters that are narrow in other fonts, and are counted so, are as wide as all others in one of equal widths.
const latinLetter =
  (findFont(chosen.fonts.display)?.isMono ? 1.15 : 0.96) * letterWidth(chosen.fonts.display);
/** The average width in em of a letter of names, and of titles, which may be in capitals. */
export const nameLetter = isRtl ? systemLetter : latinLetter;
export const titleLetter = Math.max(nameLetter, latinLetter * (uppercase ? 1.36 : 1));

/** Whether the texts of the hero section stand on a panel beside the video instead of on the video. */
const onPanel = layout.welcome === 'panel';

const rule = (line: string, text: string, double = `1px solid ${line}`) =>
  ({ hairline: `1px solid ${line}`, double, heavy: `3px solid ${text}`, none: '0 solid' })[
    layout.rules
  ];

/** The widths in rem of a section on a phone and on a wide screen, between which sizes grow. */
const phone = 22;
const screen = 80;
/** Returns the font size of a name in the scale of the theme. It grows with the width of the section, or of the page. */
function size(name: keyof typeof chosen.sizes, percent = '1cqi'): string {
  const [least, most] = [chosen.sizes[name][0] / 16, chosen.sizes[name][1] / 16];
  const slope = (most - least) / (screen - phone);
  return `clamp(${least}rem, ${(least - slope * phone).toFixed(3)}rem + ${(100 * slope).toFixed(3)} * ${percent}, ${most}rem)`;
}

/** The design tokens, which are derived from `theme` in `site.config.yaml`. */
export const theme = createGlobalTheme(':root', {
  color: colors,
  /** The colours of elements on the background video, in both light and dark mode. */
  video: {
    text: onPanel ? colors.text : '#ffffff',
    background: '#0c0a18',
    line: onPanel ? colors.line : 'rgb(255 255 255 / 0.3)',
    overlay: `rgb(${scrimColor.join(' ')} / ${chosen.overlay / 100})`,
  },
  font: {
    text: lateFontFamily('text', chosen.fonts.text),
    display: lateFontFamily('display', chosen.fonts.display),
  },
  /** The seven font sizes of the site. No other size is written anywhere. */
  size: {
    /** What stands beside something else, such as a caption. */
    label: size('label'),
    text: size('text'),
    /** Running text that opens a subject, or is all that there is of it. */
    lead: size('lead'),
    /** The title of an entry with a text. */
    entry: size('entry'),
    /** The title of an entry that is little more than its title. */
    title: size('title'),
    /** The heading of a section, and words that are all that a section shows. */
    heading: size('heading'),
    /** The heading of a page, which is as large in each column. On a low screen, what follows it is seen too. */
    display: `max(2rem, min(${size('display', '0.9vw')}, 16svh))`,
  },
  space: {
    xs: space(0.375),
    s: space(0.75),
    m: space(1.25),
    l: space(2),
    xl: space(3.5),
    xxl: space(6),
    /** The space between the content and the edge of the screen. */
    edge: 'clamp(1.25rem, 5vw, 5rem)',
  },
  /** The distances between the parts of a page, which are the same for all section types. */
  distance: {
    /** From the heading of a page to the content below. */
    title: `min(${space(3.5)}, 8svh)`,
    /** From the heading of a section to the content below. Headings as large as titles need more. */
    heading: space(chosen.layout.sections === 'columns' ? 2.5 : 1.75),
    /** From one entry of a list to the next, and from the line between two entries to each of them. */
    row: space(2),
    /** From one section to the next. Sections on cards have padding of their own, so the cards are closer. */
    section: chosen.layout.blocks === 'cards' ? space(1.25) : `min(${space(5)}, 22vw)`,
    /** From a picture to its caption. */
    caption: space(0.625),
  },
  radius: `${chosen.radius}px`,
  /** The radius of buttons, which are round unless the theme has almost square corners. */
  pill: chosen.radius < 4 ? `${chosen.radius}px` : '999px',
  measure: '62ch',
  page: '100rem',
});

// If the visitor prefers more contrast, muted text and lines get stronger colours.
const contrasting = {
  [theme.color.muted]: colors.text,
  [theme.color.line]: colors.muted,
  [theme.video.line]: onPanel ? colors.muted : 'rgb(255 255 255 / 0.85)',
  [theme.video.overlay]: `rgb(${scrimColor.join(' ')} / 0.8)`,
};
globalMedia(':root', '(prefers-contrast: more)', { vars: contrasting });

/** The colour that tints greyscale videos and photos by multiplication. */
export const tint = `rgb(${tintOf(chosen.accent.dark).join(' ')})`;

/** Turns text and ground around. The accent need not be readable on this ground, so all is in the one colour that is. */
export const inverse = {
  vars: {
    [theme.color.text]: colors.surface,
    [theme.color.accent]: colors.surface,
    [theme.color.muted]: colors.surface,
    [theme.color.onAccent]: colors.text,
  },
  background: colors.text,
  color: colors.surface,
};

/** The background of buttons on the background video, and the colour of a hovered button's label. */
export const onVideo = {
  button: onPanel ? 'none' : `color-mix(in srgb, ${theme.video.background} 55%, transparent)`,
  hovered: onPanel ? theme.color.surface : theme.video.background,
};

/** The borders between rows or other elements, on the page and on the background video, and those above sections. */
export const rules = {
  page: rule(theme.color.line, theme.color.text),
  section: rule('currentColor', 'currentColor', `4px double ${theme.color.muted}`),
  video: rule(theme.video.line, theme.video.text),
};

/** The width of the content of a page, a part of an expression of CSS. */
export const pageWidth = `(min(100vw, ${theme.page}) - 2 * ${theme.space.edge})`;

/** The media query for two columns, which matches wide screens, and windows that are wider than high but not low. */
export const wideScreen =
  'screen and (min-width: 56rem) and (min-height: 32rem), screen and (min-width: 44rem) and (min-height: 32rem) and (orientation: landscape)';
/** The same for paper too. */
export const wide = `${wideScreen}, print`;

/** The media query for animations, which excludes print and visitors who prefer reduced motion. */
export const motionAllowed = 'screen and (prefers-reduced-motion: no-preference)';

/** The media query for forced colours, where the visitor's operating system sets all colours. */
export const forcedColors = '(forced-colors: active)';

/** The minimum height of touch targets. */
export const touchSize = '2.75rem';

/** The display font of the first section, whose letters are embedded in the document, so no file is needed. */
export const firstDisplayFont = embeddedFontFamily(chosen.fonts.display);

/** The font of code, which is that of all text where letters are equally wide. */
export const codeFont = findFont(chosen.fonts.text)?.isMono
  ? theme.font.text
  : 'ui-monospace, monospace';

/** Text in the display font. The build looks for this class to find the letters that it embeds. */
export const display = style({
  fontFamily: theme.font.display,
  ...(typography.weight !== 400 && { fontWeight: typography.weight }),
  ...(uppercase && { textTransform: 'uppercase' }),
  // The font has one weight, and browsers would smear its letters for another.
  fontSynthesisWeight: 'none',
});
globalStyle(`${display} strong`, { color: theme.color.accent });
