import type { FaceName } from '../shared/faces.ts';

/** A colour for light surroundings, and one for dark ones, in hexadecimal. */
export type ColorPair = { light: string; dark: string };

/** A face that comes with the site or the machine, or a `.woff2` file of the owner's. */
type FaceChoice = FaceName | 'system-serif' | 'system-sans' | (string & {});

/** Everything a theme decides. */
export type Theme = {
  accent: ColorPair;
  surface: ColorPair;
  text: ColorPair;
  faces: { display: FaceChoice; text: FaceChoice };
  /** Of corners, in px. */
  radius: number;
  density: 'compact' | 'regular' | 'airy';
  /** How much of the film the veil covers, in percent. */
  veil: number;
};

/** The themes that come with the site, by name. */
export const presets = {
  dusk: {
    accent: { light: '#4a37b8', dark: '#b8aaff' },
    surface: { light: '#faf8f5', dark: '#13111d' },
    text: { light: '#1b1726', dark: '#f2eff9' },
    faces: { display: 'instrument-serif', text: 'figtree' },
    radius: 10,
    density: 'regular',
    veil: 45,
  },
  atelier: {
    accent: { light: '#9a3412', dark: '#f0a581' },
    surface: { light: '#f6f1e8', dark: '#1a1512' },
    text: { light: '#2a1f1a', dark: '#f3ebe2' },
    faces: { display: 'fraunces', text: 'figtree' },
    radius: 2,
    density: 'airy',
    veil: 50,
  },
  meridian: {
    accent: { light: '#0a6464', dark: '#62d3c7' },
    surface: { light: '#f3f8f7', dark: '#0c1719' },
    text: { light: '#0f2629', dark: '#e4f2f1' },
    faces: { display: 'bricolage-grotesque', text: 'figtree' },
    radius: 18,
    density: 'regular',
    veil: 45,
  },
  noir: {
    accent: { light: '#b80f2e', dark: '#ffd400' },
    surface: { light: '#ffffff', dark: '#000000' },
    text: { light: '#000000', dark: '#ffffff' },
    faces: { display: 'schibsted-grotesk', text: 'schibsted-grotesk' },
    radius: 0,
    density: 'compact',
    veil: 55,
  },
} as const satisfies Record<string, Theme>;

/** The name of a theme that comes with the site. */
export type PresetName = keyof typeof presets;

/** The names of the themes that come with the site. */
export const presetNames = Object.keys(presets).filter(
  (name): name is PresetName => name in presets,
);
