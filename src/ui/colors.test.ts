import { wcagContrast as contrast } from 'culori';
import { expect, test } from 'vitest';
import { presetNames, presets } from '../config/theme.ts';
import { deriveColors } from './colors.ts';

/** Returns the two colours of a CSS function `light-dark()`. */
function both(value: string): { light: string; dark: string } {
  const [, light = '', dark = ''] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  return { light, dark };
}

for (const name of presetNames) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`all colours derived from ${name} have enough contrast in ${scheme} mode`, () => {
      const derived = deriveColors(presets[name]);
      const color = (part: keyof typeof derived) => both(derived[part])[scheme];
      const ground = color('surface');
      expect(contrast(color('muted'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color('muted'), ground)).toBeLessThan(contrast(color('text'), ground));
      expect(contrast(color('text'), color('raised'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color('onAccent'), color('accent'))).toBeGreaterThanOrEqual(4.5);
      // WCAG (SC 1.4.11) demands this contrast of icons on a raised surface and of focus rings.
      expect(contrast(color('accent'), color('raised'))).toBeGreaterThanOrEqual(3);
      // Lines and raised surfaces are decoration, but must be visible.
      expect(contrast(color('line'), ground)).toBeGreaterThanOrEqual(1.35);
      expect(contrast(color('raised'), ground)).toBeGreaterThanOrEqual(1.08);
      expect(contrast(color('line'), ground)).toBeLessThan(3);
    });
  }
}
