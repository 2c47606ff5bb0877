/**
 * A gradient over the video, from `opacity` to transparent. The angle is in degrees as in CSS, so 0 begins at the
 * bottom. The gradient is transparent from `until` on, which is a share of the length of the CSS gradient line.
 */
export type Shade = { angle: number; opacity: number; until: number };

/** A rectangle. Its corners are given in shares of the screen's width and height from the top left corner. */
type Zone = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number] };

/** The gradients that darken the video behind texts, and the zone of the owner's name. */
type Scrim = { shades: readonly Shade[]; name: Zone };

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The colour of the gradients. */
export const scrimColor: Color = [9, 7, 19];

/** The zone that may contain text, which is the same in all layouts. */
export const textZone: Zone = { from: [0, 0.05], to: [1, 1] };

/** The gradients and the zone of the name for each layout. In addition, an even layer darkens the whole video. */
export const scrims = {
  corner: {
    shades: [{ angle: 15, opacity: 0.86, until: 0.7 }],
    name: { from: [0, 0.08], to: [1, 0.8] },
  },
  center: {
    shades: [],
    name: { from: [0, 0.12], to: [1, 0.7] },
  },
  poster: {
    shades: [
      { angle: 180, opacity: 0.5, until: 1.2 },
      { angle: 0, opacity: 0.8, until: 0.6 },
    ],
    name: { from: [0, 0.02], to: [1, 0.6] },
  },
} as const satisfies Record<string, Scrim>;

const steps = Array.from({ length: 21 }, (_, index) => index / 20);

/** Returns the lowest opacity of the gradients within a zone, on a wide screen and on a phone. */
export function lowestOpacity({ shades }: Scrim, { from, to }: Zone): number {
  const coverOf = (x: number, y: number, ratio: number) =>
    1 - shades.reduce((left, shade) => left * (1 - coverAt(shade, x, y, ratio)), 1);
  const at = (axis: 0 | 1, share: number) => from[axis] + (to[axis] - from[axis]) * share;
  const covers = [16 / 9, 9 / 19.5].flatMap((ratio) =>
    steps.flatMap((x) => steps.map((y) => coverOf(at(0, x), at(1, y), ratio))),
  );
  return Math.min(...covers);
}

function coverAt({ angle, opacity, until }: Shade, x: number, y: number, ratio: number): number {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const length = Math.abs(ratio * sin) + Math.abs(cos);
  const position = 0.5 + ((x - 0.5) * ratio * sin - (y - 0.5) * cos) / length;
  return opacity * Math.max(0, 1 - position / until);
}

/** Returns the tint that grey videos and photos are multiplied by: `color` (`#rrggbb`) mixed with 30 % white. */
export function tintOf(color: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * 0.3);
  };
  return [channel(1), channel(3), channel(5)];
}
