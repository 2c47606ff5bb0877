import { play } from './playback.ts';
import { prefersReducedMotion, savesData } from './preferences.ts';

const started = new WeakMap<HTMLVideoElement, Promise<void>>();

/** Whether a video may start by itself; no byte of it is fetched otherwise. */
export function mayAutoplay(): boolean {
  return !prefersReducedMotion() && !savesData();
}

/** Starts a video that plays by itself; asked twice, it has been started once. */
export function autoplay(video: HTMLVideoElement): Promise<void> {
  const already = started.get(video);
  if (already) return already;
  const starting = playMuted(video);
  started.set(video, starting);
  return starting;
}

/** Plays a video without its sound, and shows it over its poster once it moves. */
export async function playMuted(video: HTMLVideoElement): Promise<void> {
  // React leaves the attribute off a video that it creates in the browser.
  video.defaultMuted = true;
  video.muted = true;
  await play(video, 'film');
  if (video.paused) return;
  video.dataset['shown'] = 'true';
  // Not before it plays: Safari draws a play button over a video that may not start by itself.
  video.autoplay = true;
}

/** Starts every background video of a page, long before the rest of its script is there. */
export function autoplayAll(root: ParentNode): void {
  if (!mayAutoplay()) return;
  for (const video of root.querySelectorAll('video')) void autoplay(video);
}
