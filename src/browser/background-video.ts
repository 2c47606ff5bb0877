import { play } from './playback.ts';
import { prefersReducedMotion, savesData } from './preferences.ts';

const started = new WeakMap<HTMLVideoElement, Promise<void>>();

/** Whether a video may start by itself; otherwise no byte of it is fetched. */
export function mayAutoplay(): boolean {
  return !prefersReducedMotion() && !savesData();
}

/** Starts a background video once, however often it is called for the same element. */
export function autoplay(video: HTMLVideoElement): Promise<void> {
  const earlier = started.get(video);
  if (earlier) return earlier;
  const starting = playMuted(video);
  started.set(video, starting);
  return starting;
}

/** Plays a video without sound, and shows it over its poster once it plays. */
export async function playMuted(video: HTMLVideoElement): Promise<void> {
  // React leaves the attribute `muted` off a video that it creates in the browser.
  video.defaultMuted = true;
  video.muted = true;
  await play(video, 'video');
  if (video.paused) return;
  video.dataset['shown'] = 'true';
  // Set only now: Safari draws a play button over a video with `autoplay` that it does not start.
  video.autoplay = true;
}

/** Starts every background video of a page, before React has hydrated it. */
export function autoplayAll(root: ParentNode): void {
  if (!mayAutoplay()) return;
  for (const video of root.querySelectorAll('video')) void autoplay(video);
}
