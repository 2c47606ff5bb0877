import { play } from './playback.ts';
import { prefersReducedMotion, savesData } from './preferences.ts';

const started = new WeakMap<HTMLVideoElement, Promise<void>>();

/** Checks whether videos may start without a click. If not, no background video is fetched. */
export function mayAutoplay(): boolean {
  return !prefersReducedMotion() && !savesData();
}

/** Starts a background video. Later calls for the same element have no effect. */
export function autoplay(video: HTMLVideoElement): Promise<void> {
  const earlier = started.get(video);
  if (earlier) return earlier;
  const starting = playMuted(video);
  started.set(video, starting);
  return starting;
}

/** Plays a video without sound, and shows the video instead of its poster once it plays. */
export async function playMuted(video: HTMLVideoElement): Promise<void> {
  // React does not set the attribute `muted` on a video that it creates in the browser, so it is set here.
  video.defaultMuted = true;
  video.muted = true;
  // WebKitGTK never requests a video with `preload="none"` that is played before a cached page has loaded. An empty
  // value means the same as `auto`.
  video.preload = '';
  await play(video, 'video');
  if (video.paused) return;
  video.dataset['shown'] = 'true';
  // Safari draws a play button over a paused video with `autoplay`, so the attribute is set only now.
  video.autoplay = true;
}

/**
 * Starts all background videos of a page before React has hydrated the page. Other sections may have videos of their
 * own, which wait for the visitor, so only those that are marked are started.
 */
export function autoplayAll(root: ParentNode): void {
  if (!mayAutoplay()) return;
  for (const video of root.querySelectorAll<HTMLVideoElement>('video[data-background]'))
    void autoplay(video);
}
