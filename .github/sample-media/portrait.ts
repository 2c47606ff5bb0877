import { announce, ffmpeg, output } from './encode.ts';
import { figure, type Matter, matter, painted } from './figure.ts';
import { bell, type Colour, encoded, mix, seeded, smooth } from './light.ts';

interface Lamp {
  readonly from: Colour;
  readonly colour: Colour;
  readonly wrap: number;
  readonly shadow: boolean;
}

function unit([x, y, z]: Colour): Colour {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const dot = (a: Colour, b: Colour) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const lamps: readonly Lamp[] = [
  { from: unit([-0.85, 0.5, 0.28]), colour: [2.9, 1.7, 1.0], wrap: 0.12, shadow: true },
  { from: unit([0.9, 0.35, -0.55]), colour: [1.5, 0.85, 3.2], wrap: 0.02, shadow: true },
  { from: unit([0.3, 0.5, 1]), colour: [0.05, 0.055, 0.13], wrap: 0.6, shadow: false },
  { from: unit([0.1, -1, 0.4]), colour: [0.06, 0.02, 0.05], wrap: 0.5, shadow: false },
];

const albedo: Record<Matter, Colour> = {
  skin: [0.62, 0.36, 0.25],
  lips: [0.5, 0.2, 0.17],
  hair: [0.05, 0.03, 0.045],
  cloth: [0.105, 0.045, 0.18],
  gold: [0.6, 0.36, 0.14],
};

const gloss: Record<Matter, readonly [number, number]> = {
  skin: [0.09, 18],
  lips: [0.16, 30],
  hair: [0.34, 26],
  cloth: [0.06, 8],
  gold: [1.2, 40],
};

/** The wall behind: a pool of light at the nape, so that the dark side stands out against it. */
function wall(u: number, v: number): Colour {
  const pool = bell(Math.hypot((u - 0.17) / 1.05, v - 0.02), 0, 0.4);
  const ember = bell(Math.hypot(u - 0.36, v + 0.3), 0, 0.36);
  const edge = 1 - 0.55 * smooth(0.25, 0.75, Math.hypot(u, v));
  return [
    edge * (0.008 + 0.06 * pool + 0.075 * ember),
    edge * (0.007 + 0.032 * pool + 0.022 * ember),
    edge * (0.026 + 0.13 * pool + 0.026 * ember),
  ];
}

const soft: Record<Matter, number> = { skin: 0.05, lips: 0.05, hair: 0, cloth: 0.2, gold: 0 };

/** The place that a way along a ray leads to. */
function along(from: Colour, ray: Colour, way: number): Colour {
  return [from[0] + ray[0] * way, from[1] + ray[1] * way, from[2] + ray[2] * way];
}

function march(origin: Colour, ray: Colour, far: number): number {
  let way = 0;
  for (let step = 0; step < 110 && way < far; step++) {
    const d = figure(...along(origin, ray, way));
    if (d < 0.0012) return way;
    way += d;
  }
  return way < far ? way : Number.POSITIVE_INFINITY;
}

/** How much of a wide lamp is seen: the closer a ray passes by the figure, the less. */
function seen(place: Colour, ray: Colour): number {
  let open = 1;
  let way = 0.05;
  for (let step = 0; step < 36 && way < 4; step++) {
    const d = figure(...along(place, ray, way));
    open = Math.min(open, 0.5 + (3.2 * d) / way / 2);
    if (open <= 0) return 0;
    way += Math.min(0.25, Math.max(0.03, d));
  }
  return smooth(0, 1, open);
}

function normal([x, y, z]: Colour, e: number): Colour {
  return unit([
    figure(x + e, y, z) - figure(x - e, y, z),
    figure(x, y + e, z) - figure(x, y - e, z),
    figure(x, y, z + e) - figure(x, y, z - e),
  ]);
}

function shelter(place: Colour, out: Colour): number {
  let closed = 0;
  for (let step = 1; step <= 5; step++) {
    const way = 0.07 * step;
    const d = figure(...along(place, out, way));
    closed += Math.max(0, way - d) / 2 ** step / 0.07;
  }
  return Math.max(0.1, 1 - 0.75 * closed);
}

const eye: Colour = [0.12, -0.68, 13];

/** The colour seen from the camera through a place of the picture, u and v up to about 0.5. */
function view(u: number, v: number): Colour {
  const ray = unit([u * 0.4, v * 0.4, -1]);
  const way = march(eye, ray, 17);
  if (way === Number.POSITIVE_INFINITY) return wall(u, v);
  const place = along(eye, ray, way);
  figure(...place);
  const kind = matter();
  const ink = painted();
  const base = albedo[kind].map((part) => part * (1 - ink));
  const out = normal(place, kind === 'skin' ? 0.008 : 0.004);
  const [shine, sharp] = gloss[kind];
  const ambient = shelter(place, out);
  const sum = [0, 0, 0];
  for (const lamp of lamps) {
    const facing = dot(out, lamp.from);
    const lit = lamp.shadow ? seen(along(place, out, 0.02), lamp.from) : ambient;
    const half = unit([lamp.from[0] - ray[0], lamp.from[1] - ray[1], lamp.from[2] - ray[2]]);
    const spark = shine * Math.max(0, dot(out, half)) ** sharp * (facing > 0 ? 1 : 0);
    for (let c = 0; c < 3; c++) {
      // Skin lets red light travel further into the shade than the rest.
      const wrap = lamp.wrap + soft[kind] + (kind === 'skin' && c === 0 ? 0.05 : 0);
      const spread = Math.max(0, (facing + wrap) / (1 + wrap));
      sum[c] = (sum[c] ?? 0) + lit * (lamp.colour[c] ?? 0) * ((base[c] ?? 0) * spread + spark);
    }
  }
  const rim = (1 + dot(out, ray)) ** 4 * 0.35 * ambient;
  const behind = wall(u, v);
  const shade = (c: 0 | 1 | 2) => {
    const light = (sum[c] ?? 0) * mix(0.55, 1, ambient) + rim * behind[c];
    return 1 - Math.exp(-light * 1.1);
  };
  return [shade(0), shade(1), shade(2)];
}

function paint(width: number, height: number): Float32Array {
  const picture = new Float32Array(width * height * 3);
  const put = (x: number, y: number, spots: readonly (readonly [number, number])[]) => {
    const sum = [0, 0, 0];
    for (const [dx, dy] of spots) {
      const u = ((x + dx) / width - 0.5) * (width / height);
      const colour = view(u, 0.5 - (y + dy) / height);
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + encoded(colour[c] ?? 0) / spots.length;
    }
    picture.set(sum, (y * width + x) * 3);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) put(x, y, [[0.5, 0.5]]);
  }
  // Only where neighbours differ is it worth looking more closely.
  const once = picture.slice();
  const differs = (a: number, b: number) =>
    [0, 1, 2].some((c) => Math.abs((once[a * 3 + c] ?? 0) - (once[b * 3 + c] ?? 0)) > 0.035);
  const corners: readonly (readonly [number, number])[] = [
    [0.13, 0.37],
    [0.63, 0.13],
    [0.37, 0.87],
    [0.87, 0.63],
  ];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const rough = [at - 1, at + 1, at - width, at + width].some((other) => differs(at, other));
      if (rough) put(x, y, corners);
    }
  }
  return picture;
}

/** The rendering as 16-bit RGB, with a grain as fine as that of a fast film. */
function developed(picture: Float32Array, strength: number): Buffer {
  const random = seeded(1889);
  const samples = new Uint16Array(picture.length);
  for (let at = 0; at < picture.length; at += 3) {
    const grain = (random() + random() + random() - 1.5) * strength;
    for (let c = 0; c < 3; c++) {
      const value = (picture[at + c] ?? 0) + grain;
      samples[at + c] = Math.round(65535 * Math.min(1, Math.max(0, value)));
    }
  }
  return Buffer.from(samples.buffer);
}

/** Makes the portrait. */
export async function portrait(width = 960, height = 1200): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${width}x${height}`, '-i', '-'];
  const webp = ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6', '-preset', 'photo'];
  await ffmpeg([...raw, ...webp, output('portrait.webp')], [developed(paint(width, height), 0.02)]);
  announce('portrait.webp');
}
