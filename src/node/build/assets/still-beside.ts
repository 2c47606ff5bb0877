import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';

const endings = ['avif', 'jpeg', 'jpg', 'png', 'webp'];

/** Returns the picture of the same name that lies beside a film, and stands in its place while it does not play. */
export function stillBeside(film: string): string | undefined {
  const stem = film.slice(0, -extname(film).length);
  const cased = [...endings, ...endings.map((ending) => ending.toUpperCase())];
  return cased.map((ending) => `${stem}.${ending}`).find((file) => existsSync(file));
}

const known = new Map<string, boolean>();

/** Checks whether this machine has the program ffmpeg, which makes a still of a film. */
export function hasFfmpeg(): boolean {
  const { PATH = '' } = process.env;
  const isThere =
    known.get(PATH) ?? spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
  known.set(PATH, isThere);
  return isThere;
}
