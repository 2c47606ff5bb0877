import { add, blur, type Colour, darkness, type Light } from './light.ts';
import { bell, mix, seeded, smooth } from './noise.ts';

export interface Glow {
  readonly colour: Colour;
  readonly u: number;
  readonly v: number;
  readonly reach: number;
  readonly sway: number;
}

const turn = 2 * Math.PI;

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
