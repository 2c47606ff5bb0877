import { formatHex, interpolate, wcagContrast } from 'culori';
import type { ColorPair, Theme } from '../config/theme-fields.ts';

/** Every colour of the site, made from the three that a theme sets. */
export function deriveColors({ accent, surface, text }: Theme) {
  /** The surface with so much of the text's colour, at least `share`, that it has this contrast to it. */
  const mixed = (share: number, contrast: number) => {
    const mixIn = (scheme: keyof ColorPair) => {
      const blend = interpolate([surface[scheme], text[scheme]], 'oklab');
      const mix = (amount: number) => formatHex(blend(amount));
      // A fixed share of the text's colour would not do: on black, small shares cannot be seen.
      let enough = share;
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
    // WCAG asks for a contrast of 4.5.
    muted: mixed(0.6, 5),
    line: mixed(0.16, 1.38),
    raised: mixed(0.05, 1.08),
  };
}

function adaptive({ light, dark }: ColorPair): string {
  return `light-dark(${light}, ${dark})`;
}
