import { frameOf } from '../../shared/video-frame.ts';
import type { SiteConfig } from '../../site.ts';
import { textsOf } from '../assets/site-texts.ts';

/** The origins of all frames that a visitor may open on one of the pages. */
export function frameOrigins(site: SiteConfig): string[] {
  const frames = textsOf(site, 'frame').flatMap((address) => frameOf(address) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}
