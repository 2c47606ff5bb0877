import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { av1, h264, master, poster, scratch } from './encode.ts';
import { bokeh, halation, room, silk, type Veil } from './layers.ts';
import { add, bell, blur, type Colour, darkness, frame, type Light, mix, smooth } from './light.ts';

const turn = 2 * Math.PI;
const wave = (value: number) => Math.sin(turn * value);

const ink: Colour = [0.1, 0.12, 0.5];
const violet: Colour = [0.32, 0.13, 0.72];
const rose: Colour = [0.85, 0.2, 0.36];
const amber: Colour = [1, 0.5, 0.22];
const ice: Colour = [0.3, 0.5, 1];

function blend(stops: readonly Colour[], s: number): Colour {
  const place = Math.min(0.9999, Math.max(0, s)) * (stops.length - 1);
  const from = stops[Math.floor(place)] ?? ink;
  const to = stops[Math.floor(place) + 1] ?? from;
  const part = smooth(0, 1, place % 1);
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)];
}

function shade(colour: Colour, gain: number): Colour {
  return [colour[0] * gain, colour[1] * gain, colour[2] * gain];
}

/** Both ends of a veil thin out to nothing, so that it never ends in a hard line. */
function hem(s: number): number {
  return smooth(0, 0.14, s) * smooth(1, 0.8, s);
}

/** The drape: high and quiet over the text on the left, falling bright along the right. */
function drape(u: number, high: number, low: number, knee: number): number {
  return mix(high, low, smooth(knee, 1.08, u) ** 1.25) + 0.1 * bell(u, -0.05, 0.22);
}

function veils(tall: boolean): { far: Veil; main: Veil; near: Veil } {
  const high = 0.12;
  const low = tall ? 0.5 : 0.86;
  const knee = tall ? 0.2 : 0.42;
  const body = tall ? 0.26 : 0.42;
  const main: Veil = {
    shape: (u, time) => ({
      middle: drape(u, high, low, knee) + 0.02 * wave(u * 0.9 - time + 0.2),
      spread: body * (0.72 + 0.28 * wave(u * 0.8 - time + 0.1)) * mix(0.75, 1.25, u),
      glow: 0.078 * mix(0.2, 1, smooth(0.25, 0.85, u)) * (tall ? 0.8 : 1),
      haze: 0.004 + 0.06 * (1 - bell(u, 0.78 + 0.04 * wave(time), 0.3)),
    }),
    folds: [
      { depth: 0.24, across: 1, along: -0.75, turns: 1, phase: 0.1 },
      { depth: 0.11, across: 2, along: 0.6, turns: -1, phase: 0.62 },
      { depth: 0.045, across: 4, along: -1.1, turns: 1, phase: 0.33 },
      { depth: 0.016, across: 9, along: 1.3, turns: -1, phase: 0.8 },
    ],
    colour: (s) => shade(blend([ink, violet, rose, amber, violet, ice], s), hem(s)),
    threads: 480,
  };
  const far: Veil = {
    shape: (u, time) => ({
      middle: drape(u, high - 0.03, low - 0.22, knee - 0.14) + 0.03 * wave(u * 0.6 + time),
      spread: body * 1.5 * (0.8 + 0.2 * wave(u * 0.5 + time + 0.4)),
      glow: 0.016 * mix(0.35, 1, smooth(0.1, 0.9, u)),
      haze: 0.05,
    }),
    folds: [
      { depth: 0.22, across: 1, along: 0.7, turns: -1, phase: 0.5 },
      { depth: 0.09, across: 2, along: -0.9, turns: 1, phase: 0.05 },
    ],
    colour: (s) => shade(blend([ink, ice, ink, violet], s), hem(s)),
    threads: 160,
  };
  const near: Veil = {
    shape: (u, time) => ({
      middle:
        (tall ? 0.86 : 1.02) - (tall ? 0.16 : 0.34) * smooth(0.35, 1.05, u) + 0.02 * wave(u - time),
      spread: body * 1.1 * (0.85 + 0.15 * wave(u * 0.7 - time)),
      glow: 0.009 * smooth(0.42, 1, u),
      haze: 0.12,
    }),
    folds: [{ depth: 0.24, across: 1, along: -0.6, turns: 1, phase: 0.75 }],
    colour: (s) => shade(blend([amber, rose, violet], s), hem(s)),
    threads: 120,
  };
  return { far, main, near };
}

/** The painter of a film's pictures, by their moment in the loop: from 0 to 1. */
function scene(width: number, height: number): (time: number) => Light {
  const tall = height > width;
  const { far, main, near } = veils(tall);
  const coarse = (size: number) => Math.ceil(size / 4);
  return (time) => {
    const light = darkness(width, height);
    const back = room(
      [
        { colour: [0.0022, 0.0026, 0.011], u: 0.5, v: 0.35, reach: 0.8, sway: 0 },
        { colour: [0.009, 0.006, 0.036], u: 0.72, v: 0.25, reach: 0.42, sway: 0.12 },
        { colour: [0.05, 0.011, 0.006], u: 0.97, v: tall ? 0.42 : 0.62, reach: 0.26, sway: 0.18 },
        { colour: [0.0015, 0.006, 0.016], u: 0.02, v: 0.1, reach: 0.35, sway: 0.15 },
      ],
      time,
      coarse(width),
      coarse(height),
    );
    const haze = silk(far, time, coarse(width), coarse(height));
    blur(haze, 2);
    add(back, haze);
    const front = silk(near, time, coarse(width), coarse(height));
    blur(front, 5);
    add(back, front);
    add(light, back);
    const lights = bokeh(
      (random) => [mix(tall ? 0.5 : 0.62, 1, random() ** 0.7), mix(0, tall ? 0.6 : 0.95, random())],
      [amber, rose, ice, violet],
      time,
      width >> 1,
      height >> 1,
    );
    add(light, lights);
    const sheet = silk(main, time, width, height);
    blur(sheet, 1);
    add(light, sheet);
    halation(light, 0.22);
    return light;
  };
}

const rate = 24;
const seconds = 12;

function* frames(paint: (time: number) => Light): Generator<Buffer> {
  const count = rate * seconds;
  for (let n = 0; n < count; n++) yield frame(paint(n / count));
}

async function shoot(width: number, height: number, suffix: string): Promise<void> {
  const folder = scratch();
  try {
    const source = join(folder, 'master.mkv');
    await master(source, { width, height, rate }, frames(scene(width, height)));
    await poster(source, `poster${suffix}.webp`);
    await h264(source, 29, `film${suffix}.h264.mp4`);
    await av1(source, folder, 56, `film${suffix}.av1.mp4`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the films and their posters, lying and upright. */
export async function film(): Promise<void> {
  // Side by side: one is drawn while the other is being encoded.
  await Promise.all([shoot(1280, 720, ''), shoot(720, 1280, '-portrait')]);
}
