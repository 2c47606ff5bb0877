import type { FontName } from '../shared/fonts.ts';

/** A colour for light mode and one for dark mode, in hexadecimal. */
export type ColorPair = { light: string; dark: string };

/** A font that comes with the site, one of the visitor's system, or a `.woff2` file of the owner's. */
type FontChoice = FontName | 'system-serif' | 'system-sans' | (string & {});

/** All values of a theme. */
export type Theme = {
  accent: ColorPair;
  surface: ColorPair;
  text: ColorPair;
  fonts: { display: FontChoice; text: FontChoice };
  /** Of corners, in px. */
  radius: number;
  density: 'compact' | 'regular' | 'airy';
  /** How much of the video the overlay covers, in percent. */
  overlay: number;
};

/** The themes that come with the site, by name. */
export const presets = {
  dusk: {
    accent: { light: '#4a37b8', dark: '#b8aaff' },
    surface: { light: '#faf8f5', dark: '#13111d' },
    text: { light: '#1b1726', dark: '#f2eff9' },
    fonts: { display: 'instrument-serif', text: 'figtree' },
    radius: 10,
    density: 'regular',
    overlay: 45,
  },
  atelier: {
    accent: { light: '#9a3412', dark: '#f0a581' },
    surface: { light: '#f6f1e8', dark: '#1a1512' },
    text: { light: '#2a1f1a', dark: '#f3ebe2' },
    fonts: { display: 'fraunces', text: 'figtree' },
    radius: 2,
    density: 'airy',
    overlay: 50,
  },
  meridian: {
    accent: { light: '#0a6464', dark: '#62d3c7' },
    surface: { light: '#f3f8f7', dark: '#0c1719' },
    text: { light: '#0f2629', dark: '#e4f2f1' },
    fonts: { display: 'bricolage-grotesque', text: 'figtree' },
    radius: 18,
    density: 'regular',
    overlay: 45,
  },
  noir: {
    accent: { light: '#b80f2e', dark: '#ffd400' },
    surface: { light: '#ffffff', dark: '#000000' },
    text: { light: '#000000', dark: '#ffffff' },
    fonts: { display: 'schibsted-grotesk', text: 'schibsted-grotesk' },
    radius: 0,
    density: 'compact',
    overlay: 55,
  },
} as const satisfies Record<string, Theme>;

/** The names of the themes that come with the site. */
export const presetNames = Object.keys(presets).filter(
  (name): name is keyof typeof presets => name in presets,
);
