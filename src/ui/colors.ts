import { formatHex, interpolate, wcagContrast } from 'culori';
import type { ColorPair, Theme } from '../config/theme.ts';

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

const adaptive = ({ light, dark }: ColorPair) => `light-dark(${light}, ${dark})`;
