import { encoded, type Light } from './light.ts';

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
