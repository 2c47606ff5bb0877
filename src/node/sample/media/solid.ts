/** Distances to simple bodies, and the ways to melt them together into a figure. */
export function ball(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

/** Not exact away from the surface, but close and never too far: good enough to walk along. */
export function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const near = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
  const slope = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return slope < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / slope;
}

/** A limb between two points in the plane z = 0, thick at one end and thin at the other. */
export function limb(
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

export function melt(a: number, b: number, softness: number): number {
  const overlap = Math.max(0, softness - Math.abs(a - b)) / softness;
  return Math.min(a, b) - overlap * overlap * softness * 0.25;
}

export function carve(a: number, b: number, softness: number): number {
  return -melt(-a, b, softness);
}
