import { frameOf } from '../../shared/video-frame.ts';

/** The origins of the frames that play videos, by the addresses of these. */
export function frameOrigins(videos: readonly string[]): string[] {
  const frames = videos.flatMap((address) => frameOf(address) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}
