import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presets } from '../../config/theme.ts';
import { inks } from '../../shared/scrim.ts';
import { shadeNeeds } from './picture-shade.ts';

type Channels = readonly [number, number, number];
const css = (color: readonly number[]) => `rgb(${color.map(Math.round).join(' ')})`;

/** Measures a picture of one colour. */
async function needsOf([r, g, b]: Channels) {
  const create = { width: 8, height: 8, channels: 3, background: { r, g, b } } as const;
  return shadeNeeds(await sharp({ create }).png().toBuffer(), { ...presets.dusk, grade: 'none' });
}

const colors: Channels[] = [
  [255, 255, 255],
  [160, 150, 140],
  [20, 60, 240],
  [220, 30, 30],
];

for (const ink of ['light', 'dark'] as const) {
  test.each(colors)(
    `${ink} words are readable on the colour %i %i %i, and the shade no thicker than that takes`,
    async (...color) => {
      const { [ink]: opacity } = await needsOf(color);
      const contrast = (percent: number) => {
        const under = color.map((value, index) => {
          return value + ((inks[ink].shade[index] ?? 0) - value) * (percent / 100);
        });
        return wcagContrast(css(inks[ink].text), css(under));
      };
      expect(contrast(opacity)).toBeGreaterThan(4.45);
      if (opacity > 0) expect(contrast(opacity - 2)).toBeLessThan(4.5);
    },
  );
}

test('dark words need no shade on a bright picture, and light words none on a dark one', async () => {
  expect(await needsOf([250, 240, 230])).toMatchObject({ dark: 0 });
  expect(await needsOf([20, 20, 30])).toMatchObject({ light: 0 });
});

test('a picture that cannot be read takes the thickest shade', async () => {
  const broken = await shadeNeeds(Buffer.from('no picture'), presets.dusk);
  expect(broken).toMatchObject({ light: 90, dark: 90 });
});
