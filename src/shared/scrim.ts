/** A gradient over the video, from its opacity to nothing: 0° begins below, and ends at a share of the way. */
export type Shade = { angle: number; opacity: number; until: number };

/** A part of the screen, as shares of its width and height from its left upper corner. */
type Zone = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number] };

/** The gradients that darken the video where words stand on it. */
type Scrim = { shades: readonly Shade[]; name: Zone };

/** What darkens the video, as red, green and blue. */
export const scrimColor = [9, 7, 19] as const;

/** Where texts may stand in every layout. */
export const textZone: Zone = { from: [0, 0.05], to: [1, 1] };

/** For each layout of the welcome its gradients, beside an overlay over all, and where the name may stand. */
export const scrims = {
  corner: {
    shades: [{ angle: 15, opacity: 0.86, until: 0.7 }],
    name: { from: [0, 0.08], to: [1, 0.8] },
  },
  center: {
    shades: [{ angle: 0, opacity: 0.6, until: 1.2 }],
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

/** The least opacity of a scrim within a part of the screen, without the overlay. */
export function leastCover({ shades }: Scrim, { from, to }: Zone): number {
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
  const way = 0.5 + ((x - 0.5) * ratio * sin - (y - 0.5) * cos) / length;
  return opacity * Math.max(0, 1 - way / until);
}

/** The tint of a grey video or photo, which is multiplied by it: a colour, as `#rrggbb`, with 30 % of white. */
export function tintOf(color: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * 0.3);
  };
  return [channel(1), channel(3), channel(5)];
}
