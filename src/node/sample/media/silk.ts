import { type Colour, darkness, type Light } from './light.ts';

interface Fold {
  readonly depth: number;
  readonly across: number;
  readonly along: number;
  /** Whole turns per loop: anything else would break the seam. */
  readonly turns: number;
  readonly phase: number;
}

/** A veil is a family of curves; where they crowd together its light gathers into a fold. */
export interface Veil {
  /** Height of the middle, width, brightness and blur at a place along the veil. */
  readonly shape: (
    u: number,
    time: number,
  ) => { middle: number; spread: number; glow: number; haze: number };
  readonly folds: readonly Fold[];
  readonly colour: (s: number) => Colour;
  readonly threads: number;
}

const turn = 2 * Math.PI;

/** Renders a veil column by column, each pair of neighbouring curves as one exact soft box. */
export function silk(veil: Veil, time: number, width: number, height: number): Light {
  const light = darkness(width, height);
  const count = veil.threads;
  const waves = veil.folds.map((fold) => {
    const sines = new Float64Array(count + 1);
    const cosines = new Float64Array(count + 1);
    for (let k = 0; k <= count; k++) {
      sines[k] = fold.depth * Math.sin((turn * fold.across * k) / count);
      cosines[k] = fold.depth * Math.cos((turn * fold.across * k) / count);
    }
    return { sines, cosines, fold };
  });
  const colours = Array.from({ length: count + 1 }, (_, k) => veil.colour(k / count));
  const curve = new Float64Array(count + 1);
  const edges = [0, 1, 2].map(() => new Float64Array(height + 2));

  const edge = (at: number, colour: Colour, density: number) => {
    const clamped = Math.min(height, Math.max(0, at));
    const cell = Math.floor(clamped);
    const part = clamped - cell;
    for (let c = 0; c < 3; c++) {
      const plane = edges[c];
      if (!plane) continue;
      const value = density * (colour[c] ?? 0);
      plane[cell] = (plane[cell] ?? 0) + value * (1 - part);
      plane[cell + 1] = (plane[cell + 1] ?? 0) + value * part;
    }
  };

  for (let x = 0; x < width; x++) {
    const u = (x + 0.5) / width;
    const { middle, spread, glow, haze } = veil.shape(u, time);
    if (glow < 1e-4) continue;
    for (let k = 0; k <= count; k++) curve[k] = middle + (k / count - 0.5) * spread;
    for (const { sines, cosines, fold } of waves) {
      const angle = turn * (fold.along * u + fold.turns * time + fold.phase);
      const sin = Math.sin(angle) * spread;
      const cos = Math.cos(angle) * spread;
      for (let k = 0; k <= count; k++) {
        curve[k] = (curve[k] ?? 0) + (sines[k] ?? 0) * cos + (cosines[k] ?? 0) * sin;
      }
    }
    for (const plane of edges) plane.fill(0);
    const thickness = Math.max(1, haze * height);
    for (let k = 0; k < count; k++) {
      const from = (curve[k] ?? 0) * height;
      const to = (curve[k + 1] ?? 0) * height;
      const half = Math.abs(to - from) / 2 + thickness / 2;
      const centre = (from + to) / 2;
      const colour = colours[k];
      if (!colour) continue;
      const density = (glow * height) / count / (2 * half);
      edge(centre - half, colour, density);
      edge(centre + half, colour, -density);
    }
    for (let c = 0; c < 3; c++) {
      const plane = edges[c];
      const out = light.planes[c];
      if (!plane || !out) continue;
      let sum = 0;
      for (let y = 0; y < height; y++) {
        sum += plane[y] ?? 0;
        out[y * width + x] = sum;
      }
    }
  }
  return light;
}
