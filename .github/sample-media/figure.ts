import { mix, smooth } from './light.ts';

/** Distances to simple bodies, and the ways to melt them together into a figure. */
function ball(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

/** Not exact away from the surface, but close and never too far: good enough to walk along. */
function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const near = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
  const slope = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return slope < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / slope;
}

/** A limb between two points in the plane z = 0, thick at one end and thin at the other. */
function limb(
  x: number,
  y: number,
  z: number,
  [x0, y0, r0]: readonly [number, number, number],
  [x1, y1, r1]: readonly [number, number, number],
): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return ball(x - x0 - dx * part, y - y0 - dy * part, z, r0 + (r1 - r0) * part);
}

function melt(a: number, b: number, softness: number): number {
  const overlap = Math.max(0, softness - Math.abs(a - b)) / softness;
  return Math.min(a, b) - overlap * overlap * softness * 0.25;
}

function carve(a: number, b: number, softness: number): number {
  return -melt(-a, b, softness);
}

export type Matter = 'skin' | 'lips' | 'hair' | 'cloth' | 'gold';

const turned = (degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

// The head looks past the viewer's left shoulder, the body stays a little more open.
const [headCos, headSin] = turned(152);
const [bodyCos, bodySin] = turned(118);
const [nodCos, nodSin] = turned(-5);

/** Head and neck: x towards the face, y up, z to one side; both sides are alike. */
function skin(x: number, y: number, side: number): number {
  const z = Math.abs(side);
  let d = egg(x + 0.12, y - 0.34, z, 0.96, 0.86, 0.76);
  d = melt(d, egg(x - 0.33, y + 0.16, z, 0.56, 0.86, 0.56), 0.3);
  d = melt(d, egg(x - 0.3, y + 0.62, z - 0.12, 0.5, 0.3, 0.34), 0.25);
  d = melt(d, ball(x - 0.06, y + 0.54, z - 0.36, 0.15), 0.28);
  d = melt(d, ball(x - 0.69, y + 0.92, z, 0.17), 0.24);
  d = melt(d, ball(x - 0.56, y + 0.2, z - 0.36, 0.16), 0.25);
  d = melt(d, egg(x - 0.74, y - 0.19, z - 0.2, 0.13, 0.06, 0.22), 0.18);
  d = carve(d, ball(x - 0.99, y + 0.02, z - 0.3, 0.16), 0.2);
  d = melt(d, ball(x - 0.7, y + 0.04, z - 0.29, 0.15), 0.05);
  d = melt(d, egg(x - 0.62, y + 0.6, z, 0.24, 0.24, 0.3), 0.16);
  d = melt(d, limb(x, y, z, [0.82, 0.08, 0.06], [1.05, -0.31, 0.085]), 0.14);
  d = melt(d, ball(x - 0.92, y + 0.345, z - 0.085, 0.075), 0.11);
  d = melt(d, egg(x + 0.02, y + 0.1, z - 0.66, 0.11, 0.22, 0.07), 0.08);
  return melt(d, lips(x, y, z), 0.05);
}

function lips(x: number, y: number, z: number): number {
  const upper = egg(x - 0.812, y + 0.57, z, 0.14, 0.055, 0.25);
  const lower = egg(x - 0.797, y + 0.67, z, 0.13, 0.062, 0.21);
  return melt(upper, lower, 0.025);
}

/** Brows and the lashes of a lowered eye, as painted strokes: all the face needs. */
function strokes(x: number, y: number, z: number): number {
  if (x < 0.4) return 0;
  const brow = (z - 0.09) / 0.46;
  const arch = y - 0.19 - 0.075 * Math.sin(Math.PI * Math.min(1, Math.max(0, brow)) ** 1.15);
  const ends = smooth(0, 0.15, brow) * smooth(1, 0.6, brow);
  const lid = (z - 0.31) / 0.17;
  const lash = y + 0.15 - 0.07 * lid * lid + 0.03 * lid;
  return Math.max(
    0.85 * ends * smooth(0.05, 0.018, Math.abs(arch) + 0.016 * brow),
    0.9 * smooth(1.1, 0.7, Math.abs(lid)) * smooth(0.024, 0.006, Math.abs(lash)),
  );
}

function drop(x: number, y: number, side: number): number {
  const z = Math.abs(side);
  return Math.min(ball(x - 0.0, y + 0.4, z - 0.7, 0.05), ball(x - 0.0, y + 0.52, z - 0.7, 0.075));
}

function neck(x: number, y: number, z: number): number {
  return limb(x, y, z * 1.06, [-0.24, -0.5, 0.44], [-0.44, -1.7, 0.43]);
}

/** Combed back into a knot; the fine grooves catch the light like strands. */
function hair(x: number, y: number, side: number): number {
  const z = Math.abs(side);
  let cap = egg(x + 0.2, y - 0.44, z, 1.04, 0.9, 0.84);
  const hairline = x * 0.8 - (y - 0.5) * 0.62 - 0.5 + 0.12 * z;
  cap = -melt(-cap, -hairline, 0.1);
  const strands = Math.sin(34 * Math.atan2(z + 0.25 * x, y + 0.3) + 5 * x);
  const finer = Math.sin(83 * Math.atan2(z + 0.25 * x, y + 0.3) - 4 * x + 2 * y);
  cap -= 0.012 * strands + 0.005 * finer;
  const kx = x + 1.22;
  const ky = y - 0.12;
  const coil = Math.sin(4 * Math.atan2(ky, side) + 13 * Math.hypot(ky, side) + 6 * kx);
  const knot = egg(kx, ky, side, 0.42, 0.52, 0.52) - 0.03 * coil;
  return melt(cap, knot, 0.14);
}

/** A shawl lies around the shoulders in slanting folds, rolled into a collar at the neck. */
function cloth(x: number, y: number, z: number): number {
  const wide = Math.abs(z);
  let d = egg(x + 0.46, y + 3.15, wide, 0.98, 1.5, 1.3);
  d = melt(d, ball(x + 0.5, y + 2.58, wide - 1.16, 0.52), 0.95);
  const around = Math.atan2(z, x + 0.46);
  const slope = y * 1.15 + 0.5 * Math.sin(around * 1.5 + 0.6);
  const folds = Math.sin(slope * 5.4 + 1.3 * Math.sin(around * 2.1));
  const minor = Math.sin(slope * 12.7 - around * 3.1);
  d -= 0.04 * folds + 0.012 * minor;
  const reach = Math.hypot(x + 0.4, z * 0.95) - 0.66;
  const level = y + 1.72 + 0.3 * (x + 0.4);
  const twist = Math.atan2(level, reach);
  const roll = Math.hypot(reach * 1.05, level * 0.9) - 0.25;
  const collar =
    roll - 0.045 * Math.sin(3 * twist + 2.5 * around) - 0.015 * Math.sin(7 * twist - 3 * around);
  return melt(d, collar, 0.12);
}

let last: Matter = 'skin';
let ink = 0;

/** What the most recent call of `figure` was nearest to. */
export function matter(): Matter {
  return last;
}

/** How far the same place is covered by the painted strokes. */
export function painted(): number {
  return last === 'skin' ? ink : 0;
}

/** The distance of a place from the figure: below 0 inside of it. */
export function figure(x: number, y: number, z: number): number {
  const fx = headCos * x + headSin * z;
  const fs = -headSin * x + headCos * z;
  const hx = nodCos * (fx + 0.2) + nodSin * (y + 0.8) - 0.2;
  const hy = -nodSin * (fx + 0.2) + nodCos * (y + 0.8) - 0.8;
  const bx = bodyCos * x + bodySin * z;
  const bz = -bodySin * x + bodyCos * z;
  const face = skin(hx, hy, fs);
  const flesh = melt(face, neck(fx, y, fs), 0.2);
  const locks = hair(hx, hy, fs);
  const shawl = cloth(bx, y, bz);
  const jewel = drop(hx, hy, fs);
  const nearest = Math.min(flesh, locks, shawl, jewel);
  ink = nearest < 0.003 ? strokes(hx, hy, Math.abs(fs)) : 0;
  if (nearest === shawl) last = 'cloth';
  else if (nearest === locks) last = 'hair';
  else if (nearest === jewel) last = 'gold';
  else last = lips(hx, hy, Math.abs(fs)) < 0.012 ? 'lips' : 'skin';
  return nearest * mix(0.8, 0.7, smooth(-1.2, -2, y));
}
