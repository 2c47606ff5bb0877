import { formatHex, interpolate, wcagContrast } from 'culori';
import type { ColorPair, Theme } from '../config/theme-fields.ts';

/** Every colour of the site, made from the three that a theme sets. */
export function deriveColors({ accent, surface, text }: Theme) {
  const scheme = (name: 'light' | 'dark') => {
    const mix = (share: number) => blend(surface[name], text[name], share);
    // A fixed share of the text's colour would not do: on black, small shares cannot be seen.
    const mixWithContrast = (from: number, contrast: number) => {
      const isEnough = (share: number) => wcagContrast(mix(share), surface[name]) >= contrast;
      for (let share = from; share < 1; share += 0.02) if (isEnough(share)) return mix(share);
      return mix(1);
    };
    return {
      // WCAG asks for a contrast of 4.5.
      muted: mixWithContrast(0.6, 5),
      line: mixWithContrast(0.16, 1.38),
      raised: mixWithContrast(0.05, 1.08),
    };
  };
  const [light, dark] = [scheme('light'), scheme('dark')];
  return {
    surface: adaptive(surface),
    text: adaptive(text),
    accent: adaptive(accent),
    onAccent: adaptive(surface),
    muted: adaptive({ light: light.muted, dark: dark.muted }),
    line: adaptive({ light: light.line, dark: dark.line }),
    raised: adaptive({ light: light.raised, dark: dark.raised }),
  };
}

function adaptive({ light, dark }: ColorPair): string {
  return `light-dark(${light}, ${dark})`;
}

function blend(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share));
}
