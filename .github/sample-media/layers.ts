import {
  add,
  bell,
  blur,
  type Colour,
  darkness,
  type Light,
  mix,
  seeded,
  smooth,
} from './light.ts';

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

export interface Glow {
  readonly colour: Colour;
  readonly u: number;
  readonly v: number;
  readonly reach: number;
  readonly sway: number;
}

/** The dark behind everything: a few wide glows that breathe once per loop. */
export function room(glows: readonly Glow[], time: number, width: number, height: number): Light {
  const light = darkness(width, height);
  const unit = Math.max(width, height);
  for (const [index, glow] of glows.entries()) {
    const breath = 1 + glow.sway * Math.sin(turn * (time + index * 0.29));
    const cu = glow.u + 0.02 * Math.cos(turn * (time + index * 0.41));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const dx = (x + 0.5 - cu * width) / unit;
        const dy = (y + 0.5 - glow.v * height) / unit;
        const power = breath * bell(Math.hypot(dx, dy), 0, glow.reach);
        for (let c = 0; c < 3; c++) {
          const plane = light.planes[c];
          const at = y * width + x;
          if (plane) plane[at] = (plane[at] ?? 0) + power * (glow.colour[c] ?? 0);
        }
      }
    }
  }
  return light;
}

/** Lights far out of focus; each keeps to its own small closed path. */
export function bokeh(
  where: (random: () => number) => readonly [number, number],
  colours: readonly Colour[],
  time: number,
  width: number,
  height: number,
): Light {
  const light = darkness(width, height);
  const random = seeded(1907);
  const unit = Math.min(width, height);
  for (let index = 0; index < 26; index++) {
    const [u, v] = where(random);
    const radius = unit * mix(0.012, 0.06, random() ** 2);
    const phase = random();
    const drift = unit * mix(0.015, 0.04, random());
    const cx = u * width + drift * Math.cos(turn * (time + phase));
    const cy = v * height + drift * Math.sin(turn * (time + phase)) * 0.7;
    const pulse = 0.55 + 0.45 * Math.sin(turn * (time * (index % 3 === 0 ? 2 : 1) + random()));
    const power = pulse * mix(0.012, 0.034, random());
    const colour = colours[Math.floor(random() * colours.length)] ?? [1, 1, 1];
    disc(light, cx, cy, radius, colour, power);
  }
  return light;
}

function disc(light: Light, cx: number, cy: number, r: number, colour: Colour, power: number) {
  const { width, height, planes } = light;
  for (let y = Math.max(0, Math.floor(cy - r - 2)); y < Math.min(height, cy + r + 2); y++) {
    for (let x = Math.max(0, Math.floor(cx - r - 2)); x < Math.min(width, cx + r + 2); x++) {
      const away = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / r;
      const value = power * (1 - smooth(0.86, 1.06, away)) * (0.7 + 0.3 * away * away);
      for (let c = 0; c < 3; c++) {
        const plane = planes[c];
        const at = y * width + x;
        if (plane) plane[at] = (plane[at] ?? 0) + value * (colour[c] ?? 0);
      }
    }
  }
}

/** Light scattered by the lens: the picture itself, very soft, laid over it once more. */
export function halation(light: Light, gain: number): void {
  const soft = darkness(Math.ceil(light.width / 8), Math.ceil(light.height / 8));
  for (let c = 0; c < 3; c++) {
    const from = light.planes[c];
    const to = soft.planes[c];
    if (!from || !to) continue;
    for (let y = 0; y < light.height; y++) {
      for (let x = 0; x < light.width; x++) {
        const at = (y >> 3) * soft.width + (x >> 3);
        to[at] = (to[at] ?? 0) + (from[y * light.width + x] ?? 0) / 64;
      }
    }
  }
  blur(soft, 5);
  add(light, soft, gain);
}
