import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presets } from '../../config/theme.ts';
import { type Color, inks, lowestOpacity, scrimColor, scrims } from '../../shared/scrim.ts';
import { measureStill, overlayFor } from './cover.ts';

const css = (color: readonly number[]) => `rgb(${color.map(Math.round).join(' ')})`;

/** Returns a colour below a layer. */
const below = (color: readonly number[], layer: Color, opacity: number) =>
  color.map((value, index) => value + ((layer[index] ?? 0) - value) * opacity);

type Grade = 'none' | 'grey' | 'accent';

/** Measures a picture of one colour. */
async function measure([r, g, b]: Color, grade: Grade = 'none') {
  const create = { width: 8, height: 8, channels: 3, background: { r, g, b } } as const;
  return measureStill(await sharp({ create }).png().toBuffer(), { ...presets.dusk, grade });
}

const overlayOf = async (color: Color, { margin = 1, grade = 'none' as Grade } = {}) =>
  overlayFor((await measure(color, grade)).brightest * margin, 'corner');

test.each(['corner', 'center', 'poster'] as const)(
  'a name set in the way "%s" is readable on a white still, and the overlay no thicker than that takes',
  async (welcome) => {
    const white: Color = [255, 255, 255];
    const overlay = overlayFor((await measure(white)).brightest, welcome);
    const scrim = scrims[welcome];
    const contrast = (percent: number) => {
      const left = (1 - percent / 100) * (1 - lowestOpacity(scrim, scrim.name));
      return wcagContrast('#ffffff', css(below(white, scrimColor, 1 - left)));
    };
    expect(contrast(overlay)).toBeGreaterThanOrEqual(7);
    expect(contrast(overlay - 2)).toBeLessThan(7);
  },
);

test('a dark still takes the least overlay, a bright one more, and a film more than its poster', async () => {
  expect(await overlayOf([16, 16, 16])).toBe(10);
  expect(await overlayOf([176, 128, 144])).toBeGreaterThan(await overlayOf([112, 80, 96]));
  expect(await overlayOf([176, 128, 144], { margin: 1.4 })).toBeGreaterThan(
    await overlayOf([176, 128, 144]),
  );
});

const colors: Color[] = [
  [255, 255, 255],
  [160, 150, 140],
  [20, 60, 240],
  [220, 30, 30],
];

for (const ink of ['light', 'dark'] as const) {
  test.each(colors)(
    `${ink} words are readable on the colour %i %i %i, and the shade no thicker than that takes`,
    async (...color) => {
      const { [ink]: opacity } = await measure(color);
      const contrast = (percent: number) =>
        wcagContrast(css(inks[ink].text), css(below(color, inks[ink].shade, percent / 100)));
      expect(contrast(opacity)).toBeGreaterThan(4.45);
      if (opacity > 0) expect(contrast(opacity - 2)).toBeLessThan(4.5);
    },
  );
}
