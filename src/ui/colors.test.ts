import { wcagContrast as contrast, formatHex, interpolate } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetNames, presets, type Theme } from '../config/theme.ts';
import { deriveCodeColors, deriveColors } from './colors.ts';

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

const roles = ['k', 's', 'c', 'n', 't'] as const;

/** Returns the colours of code on a ground of a theme, and of the ground. */
function onGround(theme: Theme, on: 'surface' | 'raised' | 'text', scheme: 'light' | 'dark') {
  const colorOf = deriveCodeColors(theme, on);
  const ground = both(deriveColors(theme)[on])[scheme];
  return { ground, colors: roles.map((role) => both(colorOf(role))[scheme]) };
}

for (const name of presetNames) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`each role in code has its own colour in ${name} in ${scheme} mode, which can be read on each ground, and on its shade`, () => {
      const theme = presets[name];
      for (const on of ['surface', 'raised', 'text'] as const) {
        const { ground, colors } = onGround(theme, on, scheme);
        const words = theme[on === 'text' ? 'surface' : 'text'][scheme];
        const shade = formatHex(interpolate([ground, words])(0.1));
        for (const color of colors) expect(contrast(color, shade)).toBeGreaterThanOrEqual(4.5);
        expect(new Set([...colors, words]).size).toBe(6);
      }
    });
  }
}

test('with any colours of an owner, code can be read', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const pair = fc.record({ light: color, dark: color });
  const own = fc
    .record({ accent: pair, surface: pair, text: pair })
    .filter(({ surface, text }) =>
      (['light', 'dark'] as const).every(
        (scheme) => contrast(surface[scheme], text[scheme]) >= 4.5,
      ),
    );
  fc.assert(
    fc.property(own, (chosen) => {
      const theme = { ...presets.dusk, ...chosen };
      for (const on of ['surface', 'raised', 'text'] as const)
        for (const scheme of ['light', 'dark'] as const) {
          const { ground, colors } = onGround(theme, on, scheme);
          for (const each of colors) expect(contrast(each, ground)).toBeGreaterThanOrEqual(4.5);
        }
    }),
  );
});
