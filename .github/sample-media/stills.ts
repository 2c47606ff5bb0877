import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawLandscape } from './landscape.ts';
import { drawVessel } from './vessel.ts';

const sites = join(import.meta.dirname, '..', '..', 'tests', 'sites');

/** The shapes of photographs, in px: mostly wide, every third or fourth upright. */
const shapes = [
  [1200, 800],
  [1200, 800],
  [800, 1200],
  [1200, 800],
  [1200, 675],
  [800, 1000],
  [1200, 800],
  [1200, 800],
  [1000, 1000],
  [1600, 640],
] as const;

/** Draws the pictures of the photographer's and of the maker's site in `tests/sites/`. */
export async function stills(): Promise<void> {
  const photographer = join(sites, 'photographer', 'public', 'media');
  for (let seed = 1; seed <= 40; seed += 1) {
    const [width, height] = shapes[(seed * 7) % shapes.length] ?? shapes[0];
    const name = `${String(seed).padStart(2, '0')}.webp`;
    await write(join(photographer, 'photographs', name), drawLandscape(seed, { width, height }));
  }
  await write(join(photographer, 'coast.webp'), drawLandscape(46, { width: 1920, height: 1200 }));
  const maker = join(sites, 'maker', 'public', 'media');
  for (let seed = 1; seed <= 14; seed += 1) {
    const size = seed % 3 === 1 ? { width: 800, height: 1000 } : { width: 1000, height: 1000 };
    const name = `${String(seed).padStart(2, '0')}.webp`;
    await write(join(maker, 'works', name), drawVessel(seed, size));
  }
  await write(join(maker, 'table.webp'), drawVessel(12, { width: 1600, height: 1000 }));
}

async function write(file: string, drawing: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(drawing)).webp({ quality: 60, effort: 6 }).toFile(file);
}
