import { announce, ffmpeg, output } from './encode.ts';
import { encoded } from './light.ts';
import { seeded } from './noise.ts';
import { view } from './studio.ts';

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

export async function portrait(width = 960, height = 1200): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${width}x${height}`, '-i', '-'];
  const webp = ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6', '-preset', 'photo'];
  await ffmpeg([...raw, ...webp, output('portrait.webp')], [developed(paint(width, height), 0.02)]);
  announce('portrait.webp');
}
