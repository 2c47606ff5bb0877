import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presets } from '../../config/theme.ts';
import { lowestOpacity, scrimColor, scrims } from '../../shared/scrim.ts';
import { overlayFor } from './overlay.ts';

/** Creates a still image of one colour. */
const still = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** Returns the colour behind the owner's name where the gradients over the picture are most transparent. */
function behindName(
  color: readonly number[],
  welcome: keyof typeof scrims,
  overlay: number,
): string {
  const scrim = scrims[welcome];
  const left = (1 - overlay / 100) * (1 - lowestOpacity(scrim, scrim.name));
  const mixed = color.map((channel, index) =>
    Math.round(channel * left + (scrimColor[index] ?? 0) * (1 - left)),
  );
  return `rgb(${mixed.join(' ')})`;
}

for (const welcome of ['corner', 'center', 'poster'] as const) {
  test(`a name set in the way "${welcome}" is readable on a white still, and the overlay no thicker than that takes`, async () => {
    const theme = { ...presets.dusk, layout: { ...presets.dusk.layout, welcome } };
    const overlay = await overlayFor(await still('#ffffff'), theme, 1);
    const contrast = (percent: number) =>
      wcagContrast('#ffffff', behindName([255, 255, 255], welcome, percent));
    expect(contrast(overlay)).toBeGreaterThanOrEqual(7);
    expect(contrast(overlay - 2)).toBeLessThan(7);
  });
}

test('a dark still takes the least overlay, a bright one more, and a film more than its poster', async () => {
  const of = async (color: string, margin = 1) =>
    overlayFor(await still(color), presets.dusk, margin);
  expect(await of('#101010')).toBe(10);
  expect(await of('#b08090')).toBeGreaterThan(await of('#705060'));
  expect(await of('#b08090', 1.4)).toBeGreaterThan(await of('#b08090'));
});

test('a film that loses its colours or takes on a tint needs no more than it did', async () => {
  const original = await still('#c09040');
  const of = (grade: 'none' | 'grey' | 'accent') =>
    overlayFor(original, { ...presets.dusk, grade }, 1);
  expect(await of('grey')).toBeLessThanOrEqual(await of('none'));
  expect(await of('accent')).toBeLessThanOrEqual(await of('grey'));
});
