import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { av1, h264, master, poster, scratch } from './encode.ts';
import { frame } from './frame.ts';
import { type Scene, scene } from './scene.ts';

const rate = 24;
const seconds = 12;

function* frames(view: Scene): Generator<Buffer> {
  const count = rate * seconds;
  for (let n = 0; n < count; n++) yield frame(view.paint(n / count));
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

export async function film(): Promise<void> {
  // Side by side: one is drawn while the other is being encoded.
  await Promise.all([shoot(1280, 720, ''), shoot(720, 1280, '-portrait')]);
}
