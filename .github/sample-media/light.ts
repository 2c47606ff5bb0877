/** Returns a reproducible stream of numbers in [0, 1): every run must give the same media. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

export function smooth(low: number, high: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return x * x * (3 - 2 * x);
}

export function bell(value: number, centre: number, width: number): number {
  const x = (value - centre) / width;
  return Math.exp(-x * x);
}

/** Linear light: red, green and blue planes of one size, to which everything adds. */
export interface Light {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

export type Colour = readonly [number, number, number];

export function darkness(width: number, height: number): Light {
  const plane = () => new Float32Array(width * height);
  return { width, height, planes: [plane(), plane(), plane()] };
}

/** Linear light as screens expect it: sRGB. */
export function encoded(linear: number): number {
  const x = Math.max(0, linear);
  return x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
}

/** Adds a coarse light to a finer one; coarse light is always blurred, so bilinear is enough. */
export function add(target: Light, source: Light, gain = 1): void {
  const { width, height } = target;
  const stepX = source.width / width;
  const stepY = source.height / height;
  for (let y = 0; y < height; y++) {
    const sy = Math.min(source.height - 1, Math.max(0, (y + 0.5) * stepY - 0.5));
    const y0 = Math.floor(sy);
    const row0 = y0 * source.width;
    const row1 = Math.min(source.height - 1, y0 + 1) * source.width;
    for (let x = 0; x < width; x++) {
      const sx = Math.min(source.width - 1, Math.max(0, (x + 0.5) * stepX - 0.5));
      const x0 = Math.floor(sx);
      const x1 = Math.min(source.width - 1, x0 + 1);
      const fx = sx - x0;
      const fy = sy - y0;
      for (let c = 0; c < 3; c++) {
        const from = source.planes[c];
        const to = target.planes[c];
        if (!from || !to) continue;
        const top = (from[row0 + x0] ?? 0) * (1 - fx) + (from[row0 + x1] ?? 0) * fx;
        const low = (from[row1 + x0] ?? 0) * (1 - fx) + (from[row1 + x1] ?? 0) * fx;
        const at = y * width + x;
        to[at] = (to[at] ?? 0) + gain * (top * (1 - fy) + low * fy);
      }
    }
  }
}

function blurLine(plane: Float32Array, start: number, step: number, length: number, r: number) {
  const line = new Float32Array(length);
  for (let i = 0; i < length; i++) line[i] = plane[start + i * step] ?? 0;
  const at = (i: number) => line[Math.min(length - 1, Math.max(0, i))] ?? 0;
  let sum = 0;
  for (let i = -r; i <= r; i++) sum += at(i);
  for (let i = 0; i < length; i++) {
    plane[start + i * step] = sum / (2 * r + 1);
    sum += at(i + r + 1) - at(i - r);
  }
}

/** Two box passes per direction: close to a lens' soft disc, at a cost free of the radius. */
export function blur(light: Light, radius: number): void {
  const { width, height, planes } = light;
  if (radius < 1) return;
  for (const plane of planes) {
    for (let pass = 0; pass < 2; pass++) {
      for (let y = 0; y < height; y++) blurLine(plane, y * width, 1, width, radius);
      for (let x = 0; x < width; x++) blurLine(plane, x, width, height, radius);
    }
  }
}

/** The brightest any pixel may get, in linear light: white text must stay readable on it. */
const ceiling = 0.3;

/** A table instead of a power per pixel; the square root spreads its steps like vision does. */
const curve = Float32Array.from({ length: 16385 }, (_, i) => encoded((i / 16384) ** 2));

function lookup(linear: number): number {
  const place = Math.sqrt(Math.min(1, Math.max(0, linear))) * 16384;
  const cell = Math.floor(place);
  const from = curve[cell] ?? 0;
  return from + ((curve[cell + 1] ?? from) - from) * (place - cell);
}

/** Turns light into a BT.709 yuv420p10le frame; ten bits keep the dark slopes free of steps. */
export function frame(light: Light): Buffer {
  const { width, height, planes } = light;
  const [red, green, blue] = planes;
  const half = width >> 1;
  const samples = new Uint16Array(width * height + 2 * half * (height >> 1));
  const blues = new Float32Array(half * (height >> 1));
  const reds = new Float32Array(half * (height >> 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const r = red[at] ?? 0;
      const g = green[at] ?? 0;
      const b = blue[at] ?? 0;
      const power = 0.2126 * r + 0.7152 * g + 0.0722 * b + 1e-9;
      const gain = (ceiling * (1 - Math.exp(-power / ceiling))) / power;
      const er = lookup(r * gain);
      const eg = lookup(g * gain);
      const eb = lookup(b * gain);
      const luma = 0.2126 * er + 0.7152 * eg + 0.0722 * eb;
      samples[at] = Math.round(64 + 876 * luma);
      const chroma = (y >> 1) * half + (x >> 1);
      blues[chroma] = (blues[chroma] ?? 0) + (eb - luma) / 4;
      reds[chroma] = (reds[chroma] ?? 0) + (er - luma) / 4;
    }
  }
  const first = width * height;
  for (let i = 0; i < blues.length; i++) {
    samples[first + i] = Math.round(512 + (896 * (blues[i] ?? 0)) / 1.8556);
    samples[first + blues.length + i] = Math.round(512 + (896 * (reds[i] ?? 0)) / 1.5748);
  }
  return Buffer.from(samples.buffer);
}
