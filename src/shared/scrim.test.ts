import { expect, test } from 'vitest';
import { lowestOpacity, type Shade } from './scrim.ts';

const everywhere = { from: [0, 0], to: [1, 1] } as const;
const least = (shade: Shade, from: number, to: number) =>
  lowestOpacity({ shades: [shade], name: everywhere }, { from: [0, from], to: [1, to] });

test('a shade covers least where words stand farthest from where it begins', () => {
  const fromBelow = { angle: 0, opacity: 0.8, until: 1 };
  expect(least(fromBelow, 0.5, 1)).toBeCloseTo(0.4);
  expect(least(fromBelow, 0.25, 1)).toBeCloseTo(0.2);
  expect(least({ ...fromBelow, until: 0.5 }, 0.25, 1)).toBe(0);
  expect(least({ ...fromBelow, angle: 180 }, 0, 0.5)).toBeCloseTo(0.4);
});
