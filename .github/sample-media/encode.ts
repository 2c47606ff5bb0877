import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { publicDir } from '../../src/node/project/public-files.ts';

const folder = join(publicDir, 'media');

/** An error that is all in its message. */
export class MediaError extends Error {}

/** Where a file of the sample lies. */
export function output(name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** A folder for what is made on the way. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'vitrine-media-'));
}

/** Says on the terminal what has been made. */
export function announce(name: string): void {
  console.log(`public/media/${name} ${statSync(output(name)).size} bytes`);
}

/** Runs ffmpeg, feeding it raw data when there is any, and keeps quiet unless it fails. */
export async function ffmpeg(args: readonly string[], data?: Iterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...args], {
    stdio: [data ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(new MediaError('ffmpeg is needed to make the media: apt install ffmpeg')),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new MediaError(`ffmpeg failed (${code}): ${complaint.trim()}`));
    });
  });
  // A broken pipe only says that ffmpeg stopped; its exit above says why.
  const fed =
    data && child.stdin ? pipeline(Readable.from(data), child.stdin).catch(() => {}) : done;
  await Promise.all([done, fed]);
}

const colours = [
  ...['-color_range', 'tv', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-colorspace', 'bt709'],
];

/** Keeps the rendered frames exactly as they are, for every encoding after it. */
export async function master(
  file: string,
  size: { width: number; height: number; rate: number },
  frames: Iterable<Buffer>,
): Promise<void> {
  const { width, height, rate } = size;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p10le', '-s', `${width}x${height}`];
  await ffmpeg(
    [...raw, '-r', `${rate}`, ...colours, '-i', '-', '-c:v', 'ffv1', ...colours, file],
    frames,
  );
}

/**
 * Grain the player draws itself: it costs no bits, and it hides the steps of 8-bit screens.
 * The table: one segment for all time, white noise, about one 8-bit step strong.
 */
function grain(file: string): string {
  const points = (level: number) => `2 0 ${level} 255 ${level}`;
  writeFileSync(
    file,
    [
      'filmgrn1',
      'E 0 9223372036854775807 1 7391 1',
      '\tp 0 6 0 11 0 1 128 192 256 128 192 256',
      `\tsY ${points(60)}`,
      `\tsCb ${points(24)}`,
      `\tsCr ${points(24)}`,
      '\tcY',
      '\tcCb 0',
      '\tcCr 0',
      '',
    ].join('\n'),
  );
  return file;
}

/** Encodes a film for browsers that play AV1: in 10 bits, and a fifth of the size. */
export async function av1(source: string, folder: string, crf: number, name: string) {
  const table = grain(join(folder, 'grain.tbl'));
  await ffmpeg([
    ...['-i', source, '-an', '-c:v', 'libaom-av1', '-crf', `${crf}`, '-b:v', '0', '-g', '999'],
    ...['-cpu-used', '4', '-row-mt', '1', '-lag-in-frames', '48', '-pix_fmt', 'yuv420p10le'],
    ...['-aom-params', `film-grain-table=${table}:enable-qm=1:deltaq-mode=0`, ...colours],
    ...['-movflags', '+faststart', output(name)],
  ]);
  announce(name);
}

/**
 * The scaler's fixed dither pattern stands still, so it survives 8 bits without shimmering. The film is dark
 * and smooth: blocks show there first, so its dark parts (aq-mode 3) and its colours get more bits,
 * the edges of blocks are smoothed away, and none go into grain that it does not have (psy-rd).
 */
export async function h264(source: string, crf: number, name: string) {
  await ffmpeg([
    ...['-i', source, '-an', '-vf', 'scale=sws_dither=bayer,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', `${crf}`],
    ...[
      '-x264-params',
      'keyint=infinite:bframes=8:aq-mode=3:aq-strength=1.2:chroma-qp-offset=-4:deblock=2,2:psy-rd=0,0',
    ],
    ...colours,
    ...['-movflags', '+faststart', output(name)],
  ]);
  announce(name);
}

/** The first frame, for where the film does not play. */
export async function poster(source: string, name: string) {
  // WebP knows only the older colour matrix: unconverted, the poster would differ from the film.
  const matrix = 'scale=in_color_matrix=bt709:out_color_matrix=bt601:sws_dither=bayer';
  await ffmpeg([
    ...['-i', source, '-frames:v', '1', '-vf', `${matrix},format=yuv420p`, '-c:v', 'libwebp'],
    ...['-quality', '94', '-compression_level', '6', output(name)],
  ]);
  announce(name);
}
