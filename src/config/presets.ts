import type { FontName } from '../shared/fonts.ts';

/** A colour for light mode and one for dark mode, in hexadecimal. */
export type ColorPair = { light: string; dark: string };

/** A font that comes with the site, one of the visitor's system, or a `.woff2` file of the owner's. */
type FontChoice = FontName | 'system-serif' | 'system-sans' | (string & {});

/**
 * What the parts of a page are arranged by, as the values that styles are compiled from: those of a
 * preset, or the owner's in their place.
 */
type Layout = { [Part in keyof typeof layouts]: (typeof layouts)[Part][number] };

/** The values that each part of a layout may have. */
export const layouts = {
  welcome: ['corner', 'center', 'panel', 'poster'],
  heading: ['above', 'beside', 'banner'],
  align: ['start', 'center'],
  list: ['rows', 'grid', 'index'],
  blocks: ['open', 'cards'],
  rules: ['hairline', 'double', 'heavy', 'none'],
  numbering: ['none', 'decimal', 'roman'],
  plates: ['bands', 'frame', 'rings', 'solid'],
  portrait: ['plain', 'arch', 'round'],
} as const;

/** How words are set. */
type Typography = {
  case: (typeof cases)[number];
  /** Of the display font, from 100 to 900. */
  weight: number;
  opening: (typeof openings)[number];
};

/** The cases that words in the display font may be set in. */
export const cases = ['normal', 'uppercase'] as const;

/** How running text may open. */
export const openings = ['plain', 'large', 'initial'] as const;

/** What may be done to the colours of the film and of the portrait. */
export const grades = ['none', 'accent', 'grey'] as const;

/** All values of a theme. */
export type Theme = {
  accent: ColorPair;
  surface: ColorPair;
  text: ColorPair;
  fonts: { display: FontChoice; text: FontChoice };
  /** Of corners, in px. */
  radius: number;
  density: 'compact' | 'regular' | 'airy';
  /** How much of the video the overlay covers, in percent; undefined while nobody has looked at it. */
  overlay?: number | undefined;
  layout: Layout;
  typography: Typography;
  grade: (typeof grades)[number];
};

/** A theme as styles are compiled from it. */
export type StyleTheme = Theme & { overlay: number };

/** The themes that come with the site, by name. */
export const presets = {
  dusk: {
    accent: { light: '#4a37b8', dark: '#b8aaff' },
    surface: { light: '#faf8f5', dark: '#13111d' },
    text: { light: '#1b1726', dark: '#f2eff9' },
    fonts: { display: 'instrument-serif', text: 'figtree' },
    radius: 10,
    density: 'regular',
    layout: {
      welcome: 'corner',
      heading: 'above',
      align: 'start',
      list: 'rows',
      blocks: 'open',
      rules: 'hairline',
      numbering: 'none',
      plates: 'bands',
      portrait: 'plain',
    },
    typography: { case: 'normal', weight: 400, opening: 'plain' },
    grade: 'none',
  },
  atelier: {
    accent: { light: '#9a3412', dark: '#f0a581' },
    surface: { light: '#f6f1e8', dark: '#1a1512' },
    text: { light: '#2a1f1a', dark: '#f3ebe2' },
    fonts: { display: 'fraunces', text: 'figtree' },
    radius: 2,
    density: 'airy',
    layout: {
      welcome: 'center',
      heading: 'above',
      align: 'center',
      list: 'grid',
      blocks: 'open',
      rules: 'double',
      numbering: 'roman',
      plates: 'frame',
      portrait: 'arch',
    },
    typography: { case: 'normal', weight: 400, opening: 'initial' },
    grade: 'accent',
  },
  meridian: {
    accent: { light: '#0a6464', dark: '#62d3c7' },
    surface: { light: '#f3f8f7', dark: '#0c1719' },
    text: { light: '#0f2629', dark: '#e4f2f1' },
    fonts: { display: 'bricolage-grotesque', text: 'figtree' },
    radius: 18,
    density: 'regular',
    layout: {
      welcome: 'panel',
      heading: 'beside',
      align: 'start',
      list: 'grid',
      blocks: 'cards',
      rules: 'none',
      numbering: 'none',
      plates: 'rings',
      portrait: 'plain',
    },
    typography: { case: 'normal', weight: 600, opening: 'large' },
    grade: 'none',
  },
  noir: {
    accent: { light: '#b80f2e', dark: '#ffd400' },
    surface: { light: '#ffffff', dark: '#000000' },
    text: { light: '#000000', dark: '#ffffff' },
    fonts: { display: 'schibsted-grotesk', text: 'schibsted-grotesk' },
    radius: 0,
    density: 'compact',
    layout: {
      welcome: 'poster',
      heading: 'banner',
      align: 'start',
      list: 'index',
      blocks: 'open',
      rules: 'heavy',
      numbering: 'decimal',
      plates: 'solid',
      portrait: 'plain',
    },
    typography: { case: 'uppercase', weight: 800, opening: 'large' },
    grade: 'grey',
  },
} as const satisfies Record<string, Theme>;

/** The names of the themes that come with the site. */
export const presetNames = Object.keys(presets).filter(
  (name): name is keyof typeof presets => name in presets,
);
