import { formatHex, interpolate, wcagContrast } from 'culori';
import type { ColorPair, Theme } from '../config/presets.ts';

/** Every colour of the site, made from the three that a theme sets. */
export function deriveColors({ accent, surface, text }: Theme) {
  const scheme = (name: 'light' | 'dark') => {
    const mix = (share: number) => blend(surface[name], text[name], share);
    // On black, the first shades of grey are black as well.
    const faintest = (from: number, least: number) => {
      const isSeen = (share: number) => wcagContrast(mix(share), surface[name]) >= least;
      for (let share = from; share < 1; share += 0.02) if (isSeen(share)) return mix(share);
      return mix(1);
    };
    // Secondary text steps back as far as it stays well above the least contrast of text.
    return { muted: faintest(0.6, 5), line: faintest(0.16, 1.38), raised: faintest(0.05, 1.08) };
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
