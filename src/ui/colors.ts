import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import type { ColorPair, Theme } from '../config/theme.ts';
import type { CodeRole } from '../shared/text-blocks.ts';

/** Derives all colours of the site from the three colours of a theme. */
export function deriveColors({ accent, surface, text }: Theme) {
  /** Mixes this share of the text's colour into the surface, or more to reach this contrast to the surface. */
  const mixed = (share: Record<keyof ColorPair, number>, contrast: number) => {
    const mixIn = (scheme: keyof ColorPair) => {
      const blend = interpolate([surface[scheme], text[scheme]], 'oklab');
      const mix = (amount: number) => formatHex(blend(amount));
      // On black, small shares of the text's colour are invisible, so a fixed share would be too small.
      let enough = share[scheme];
      while (enough < 1 && wcagContrast(mix(enough), surface[scheme]) < contrast) enough += 0.02;
      return mix(Math.min(enough, 1));
    };
    return adaptive({ light: mixIn('light'), dark: mixIn('dark') });
  };
  return {
    surface: adaptive(surface),
    text: adaptive(text),
    accent: adaptive(accent),
    onAccent: adaptive(surface),
    // WCAG demands a contrast of 4.5 for text, so 5 leaves a margin.
    // On a dark ground, thin letters and lines look fainter at the same contrast, so they get more.
    muted: mixed({ light: 0.64, dark: 0.72 }, 5),
    line: mixed({ light: 0.18, dark: 0.26 }, 1.38),
    raised: mixed({ light: 0.05, dark: 0.06 }, 1.08),
  };
}

/**
 * How each role in code differs from the accent: the turn of its hue in degrees, its share of the colour, and the least
 * contrast. What is faint has no more contrast than that.
 */
const inks: Record<CodeRole, Ink> = {
  k: { turn: 0, share: 1, contrast: 5.2 },
  s: { turn: 60, share: 0.9, contrast: 5.2 },
  c: { turn: 0, share: 0.2, contrast: 4.6, isFaint: true },
  n: { turn: -50, share: 0.9, contrast: 5.2 },
  t: { turn: 0, share: 0.7, contrast: 7.5 },
};

type Ink = { turn: number; share: number; contrast: number; isFaint?: boolean };

/** Derives the colours of the roles in code that stands on one of the colours of a theme. */
export function deriveCodeColors(theme: Theme, on: 'surface' | 'raised' | 'text') {
  const { accent, surface, text } = theme;
  const isInverse = on === 'text';
  const [light = '', dark = ''] = deriveColors(theme)[on].match(/#\w+/g) ?? [];
  const colorOf = ({ turn, share, contrast, isFaint }: Ink, scheme: keyof ColorPair): string => {
    const ground = { light, dark }[scheme];
    // Code that scrolls has a shade at its end, to which words have less contrast.
    const words = (isInverse ? surface : text)[scheme];
    const shade = formatHex(interpolate([ground, words], 'oklab')(0.1));
    // On the colour of the text, the accent of the other mode is the one that can be read.
    const own = oklch(accent[isInverse === (scheme === 'dark') ? 'light' : 'dark']);
    const isDark = wcagContrast('#fff', ground) > wcagContrast('#000', ground);
    const colorAt = (l: number) =>
      formatHex(clampChroma({ ...own, l, c: own.c * share, h: (own.h ?? 0) + turn }, 'oklch'));
    const contrastAt = (l: number) =>
      Math.min(...[ground, shade].map((each) => wcagContrast(colorAt(l), each)));
    let { l } = isFaint ? oklch(ground) : own;
    // On a dark ground, thin letters look fainter at the same contrast.
    while (contrastAt(l) < contrast * (isDark ? 1.2 : 1) && (isDark ? l < 1 : l > 0))
      l += isDark ? 0.01 : -0.01;
    return colorAt(l);
  };
  return (role: CodeRole) => {
    const ink = inks[role];
    return adaptive({ light: colorOf(ink, 'light'), dark: colorOf(ink, 'dark') });
  };
}

const toOklch = converter('oklch');
const oklch = (color: string) => toOklch(color) ?? toOklch({ mode: 'rgb', r: 0, g: 0, b: 0 });

const adaptive = ({ light, dark }: ColorPair) => `light-dark(${light}, ${dark})`;
