import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presets } from '../../../config/theme.ts';
import { type Color, lowestOpacity, scrimColor, scrims } from '../../../shared/scrim.ts';
import { measureStill, overlayFor } from './cover.ts';

const css = (color: readonly number[]) => `rgb(${color.map(Math.round).join(' ')})`;

/** Returns a colour below a layer. */
const below = (color: readonly number[], layer: Color, opacity: number) =>
  color.map((value, index) => value + ((layer[index] ?? 0) - value) * opacity);

/** Measures a picture of one colour. */
async function measure([r, g, b]: Color) {
  const create = { width: 8, height: 8, channels: 3, background: { r, g, b } } as const;
  return measureStill(await sharp({ create }).png().toBuffer(), { ...presets.dusk, grade: 'none' });
}

const welcomes = ['corner', 'center', 'poster'] as const;

test.each(welcomes)('a name is readable on white where it stands "%s"', async (welcome) => {
  const brightest = await measure([255, 255, 255]);
  const overlay = overlayFor(brightest, welcome);
  const scrim = scrims[welcome];
  const contrast = (percent: number) => {
    const left = (1 - percent / 100) * (1 - lowestOpacity(scrim, scrim.name));
    return wcagContrast('#ffffff', css(below([255, 255, 255], scrimColor, 1 - left)));
  };
  expect(contrast(overlay)).toBeGreaterThanOrEqual(7);
  // The overlay is no thicker than that takes.
  expect(contrast(overlay - 2)).toBeLessThan(7);
});

test('a dark still takes the least overlay, and a bright one more than one between', async () => {
  const overlayOf = async (color: Color) => overlayFor(await measure(color), 'corner');
  expect(await overlayOf([16, 16, 16])).toBe(10);
  expect(await overlayOf([176, 128, 144])).toBeGreaterThan(await overlayOf([112, 80, 96]));
});
